import { settings } from './settings.svelte.ts';

/** Short synthesized sounds: a soft tick when someone acts, two notes when it is your turn. */

let context: AudioContext | null = null;

const NOTES = { step: [330], turn: [523, 784] } as const;
const LENGTH = 0.12;
const LOUD = 0.06;

export function sound(what: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  NOTES[what].forEach((pitch, at) => {
    const tone = context!.createOscillator();
    const loudness = context!.createGain();
    const start = now + at * LENGTH;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(LOUD, start);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + LENGTH);
    tone.connect(loudness).connect(context!.destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  });
}
