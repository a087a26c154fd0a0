import { settings } from './settings.svelte.ts';

/** Short sounds made here, without any recording: tones that glide, and noise through a filter. */

interface Tone {
  wave: OscillatorType;
  /** from one pitch to another */
  pitch: [number, number];
  at: number;
  lasts: number;
  loud: number;
}
interface Noise {
  /** the filter's frequency, from one to another */
  band: [number, number];
  at: number;
  lasts: number;
  loud: number;
}
type Part = Tone | Noise;

const tone = (pitch: number | [number, number], at: number, lasts: number, loud = 0.06, wave: OscillatorType = 'triangle'): Tone => ({
  wave,
  pitch: typeof pitch === 'number' ? [pitch, pitch] : pitch,
  at,
  lasts,
  loud
});
const noise = (band: [number, number], at: number, lasts: number, loud = 0.08): Noise => ({ band, at, lasts, loud });

const SOUNDS = {
  /** a card is drawn over the table */
  card: [noise([2600, 900], 0, 0.13, 0.09)],
  /** two coins touch */
  token: [tone(1760, 0, 0.09, 0.035), tone(2349, 0.05, 0.14, 0.03)],
  /** a wooden figure is put down */
  figure: [tone([210, 120], 0, 0.09, 0.14, 'sine'), noise([900, 300], 0, 0.05, 0.06)],
  /** a heavy tile is turned over */
  tile: [noise([1400, 500], 0, 0.12, 0.07), tone([150, 70], 0.12, 0.2, 0.16, 'sine')],
  /** a growl from below */
  guardian: [tone([70, 110], 0, 0.3, 0.09, 'sawtooth'), tone([110, 52], 0.28, 0.45, 0.09, 'sawtooth'), noise([300, 120], 0, 0.7, 0.08)],
  climb: [tone(440, 0, 0.1), tone(554, 0.08, 0.1), tone(659, 0.16, 0.18)],
  /** meeples fall, jump and rest */
  dice: [0, 0.09, 0.16, 0.26, 0.31].map((at) => noise([1800, 700], at, 0.05, 0.1 - at * 0.2)),
  turn: [tone(523, 0, 0.16), tone(784, 0.13, 0.28)],
  end: [tone(392, 0, 0.3), tone(523, 0.16, 0.3), tone(659, 0.32, 0.3), tone(784, 0.48, 0.7), tone(523, 0.48, 0.7, 0.04)]
} satisfies Record<string, Part[]>;
export type Sound = keyof typeof SOUNDS;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Half a second of noise, made once. */
function noisy(made: AudioContext): AudioBuffer {
  if (hiss === null) {
    hiss = made.createBuffer(1, made.sampleRate / 2, made.sampleRate);
    const data = hiss.getChannelData(0);
    for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  }
  return hiss;
}

function loudness(made: AudioContext, { at, lasts, loud }: Part): [GainNode, number, number] {
  const gain = made.createGain();
  const start = made.currentTime + at;
  gain.gain.setValueAtTime(0.0005, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + lasts);
  gain.connect(made.destination);
  return [gain, start, start + lasts];
}

function play(made: AudioContext, part: Part): void {
  const [gain, start, end] = loudness(made, part);
  if ('wave' in part) {
    const voice = made.createOscillator();
    voice.type = part.wave;
    voice.frequency.setValueAtTime(part.pitch[0], start);
    voice.frequency.exponentialRampToValueAtTime(part.pitch[1], end);
    voice.connect(gain);
    voice.start(start);
    voice.stop(end);
    return;
  }
  const source = made.createBufferSource();
  const filter = made.createBiquadFilter();
  source.buffer = noisy(made);
  source.loop = true;
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(part.band[0], start);
  filter.frequency.exponentialRampToValueAtTime(part.band[1], end);
  source.connect(filter).connect(gain);
  source.start(start);
  source.stop(end);
}

export function sound(what: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const part of SOUNDS[what]) play(context, part);
}
