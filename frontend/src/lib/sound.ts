// Quiet sounds made on the spot: nothing is loaded, and nothing is heard until somebody switches them on.

import { prefs } from "./prefs.svelte";

export type Sound = "card" | "token" | "gain" | "loss" | "turn" | "moment";

interface Note {
  at: number; // seconds from now
  pitch: number; // hertz; 0 is a rustle
  lasts: number;
  loud: number;
  wave?: OscillatorType;
}
const SOUNDS: Record<Sound, Note[]> = {
  card: [{ at: 0, pitch: 0, lasts: 0.09, loud: 0.1 }],
  token: [{ at: 0, pitch: 880, lasts: 0.05, loud: 0.05, wave: "triangle" }],
  gain: [{ at: 0, pitch: 660, lasts: 0.14, loud: 0.05 }, { at: 0.07, pitch: 990, lasts: 0.2, loud: 0.04 }],
  loss: [{ at: 0, pitch: 220, lasts: 0.22, loud: 0.07 }, { at: 0.09, pitch: 165, lasts: 0.3, loud: 0.06 }],
  turn: [{ at: 0, pitch: 523, lasts: 0.3, loud: 0.06 }, { at: 0.16, pitch: 784, lasts: 0.45, loud: 0.06 }],
  moment: [{ at: 0, pitch: 392, lasts: 0.7, loud: 0.05 }, { at: 0.1, pitch: 494, lasts: 0.7, loud: 0.05 }, { at: 0.2, pitch: 587, lasts: 0.9, loud: 0.05 }],
};
let ears: AudioContext | null = null;

function rustle(to: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = to.createBuffer(1, Math.ceil(to.sampleRate * seconds), to.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = to.createBufferSource();
  source.buffer = buffer;
  return source;
}

export function chime(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  ears ??= new AudioContext();
  void ears.resume();
  for (const note of SOUNDS[sound]) {
    const start = ears.currentTime + note.at;
    const volume = ears.createGain();
    volume.gain.setValueAtTime(note.loud, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
    volume.connect(ears.destination);
    let source: AudioScheduledSourceNode;
    if (note.pitch) {
      const voice = ears.createOscillator();
      voice.type = note.wave ?? "sine";
      voice.frequency.value = note.pitch;
      source = voice;
    } else source = rustle(ears, note.lasts);
    source.connect(volume);
    source.start(start);
    source.stop(start + note.lasts + 0.02);
  }
}
