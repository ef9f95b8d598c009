// Time to look: while something large is shown or said, what others do next waits.

let until = 0;

/** Let what comes next wait for so many milliseconds from now. */
export function rest(milliseconds: number): void {
  until = Math.max(until, performance.now() + milliseconds);
}

/** Until when, as `performance.now` counts. */
export const restsUntil = (): number => until;

/** I go on: nothing has to wait any more. */
export function endRest(): void {
  until = 0;
}

/** How long it takes to read something, in milliseconds. */
export const toRead = (text: string): number => Math.min(9000, 1600 + 38 * text.length);
