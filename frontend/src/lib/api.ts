// REST: one function per verb; an error of the server becomes one sentence in the reader's language.

import { prefs } from "./prefs.svelte";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function call<T>(method: string, path: string, body: unknown, token: string | null): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": prefs.lang };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!answer.ok) {
    const problem = await answer.json().catch(() => ({}));
    throw new ApiError(answer.status, problem.code ?? "error", problem.text ?? `${answer.status} ${answer.statusText}`);
  }
  return (answer.headers.get("Content-Type") ?? "").includes("application/json") ? answer.json() : (undefined as T);
}

export const get = <T>(path: string, token: string | null = null): Promise<T> => call("GET", path, undefined, token);

export const post = <T>(path: string, body: unknown = undefined, token: string | null = null): Promise<T> =>
  call("POST", path, body, token);
