// The sounds of the game, made of noise and tones: no files. Fetched when the first one is wanted. One is heard at a
// time, so that none is louder than it was made.

import { Sound } from './seam_later.js';

/** @typedef {[at: number, length: number, peak: number]} Shape In seconds from the beginning of the sound. */
/** @typedef {(shape: Shape, type: BiquadFilterType, frequency: number, q?: number, rise?: number) => void} Noise */
/** @typedef {(shape: Shape, type: OscillatorType, from: number, to?: number, rise?: number, low?: number) => void
 * } Tone */
/** @typedef {{ noise: Noise, tone: Tone }} Workshop */
/** @typedef {(of: Workshop) => void} Recipe */

// What a recipe is made with. Everything rises quickly and dies away.
/** @type {(context: BaseAudioContext, out: AudioNode, begins: number) => Workshop} */
function workshop(context, out, begins) {
  const { sampleRate } = context;
  /** @type {(source: AudioScheduledSourceNode, filter: BiquadFilterOptions, shape: Shape, rise: number) => void} */
  const shaped = (source, filter, [at, length, peak], rise) => {
    const from = begins + at, to = from + length;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(peak, from + rise);
    gain.gain.exponentialRampToValueAtTime(peak / 300, to - 0.005);
    gain.gain.linearRampToValueAtTime(0, to);
    source.connect(new BiquadFilterNode(context, filter)).connect(gain).connect(out);
    source.start(from);
    source.stop(to);
  };
  return {
    noise(shape, type, frequency, Q = 0.7, rise = 0.002) { // a little different each time
      const buffer = new AudioBuffer({ length: Math.ceil(shape[1] * sampleRate), sampleRate });
      const samples = buffer.getChannelData(0);
      for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
      shaped(new AudioBufferSourceNode(context, { buffer }), { type, frequency, Q }, shape, rise);
    },
    tone(shape, type, from, to = from, rise = 0.003, low = 4000) {
      const [at, length] = shape;
      const source = new OscillatorNode(context, { type, frequency: from });
      source.frequency.setValueAtTime(from, begins + at);
      source.frequency.exponentialRampToValueAtTime(to, begins + at + length);
      shaped(source, { type: 'lowpass', frequency: low }, shape, rise);
    },
  };
}

// A note of a small bell.
/** @type {(of: Workshop, at: number, pitch: number, peak: number) => void} */
function note(of, at, pitch, peak) {
  of.tone([at, 0.38 - at, peak], 'sine', pitch, pitch, 0.006);
  of.tone([at, 0.2, peak / 4], 'sine', 2 * pitch, 2 * pitch, 0.004);
}

/** @type {{ [name: string]: [length: number, recipe: Recipe] }} */
const recipes = {
  engine: [0.5, (of) => { // it comes, and goes: two cylinders a little apart, and the wind
    of.tone([0, 0.5, 0.13], 'sawtooth', 92, 76, 0.16, 650);
    of.tone([0, 0.5, 0.12], 'square', 69, 57, 0.16, 450);
    of.noise([0, 0.5, 0.06], 'bandpass', 700, 0.8, 0.18);
  }],
  wood: [0.16, (of) => { // a disc is put down, and settles
    of.tone([0, 0.12, 0.26], 'sine', 430, 290);
    of.tone([0, 0.06, 0.12], 'triangle', 980, 760);
    of.noise([0, 0.03, 0.2], 'lowpass', 1800);
    of.tone([0.07, 0.09, 0.09], 'sine', 460, 330);
  }],
  shot: [0.34, (of) => { // a burst of four, far away
    for (let i = 0; i < 4; ++i) {
      of.noise([i * 0.07, 0.1, 0.42 - i * 0.06], 'bandpass', 950 - i * 40, 0.7);
      of.tone([i * 0.07, 0.1, 0.2 - i * 0.03], 'sine', 150, 70);
    }
  }],
  dice: [0.36, (of) => { // they roll on wood, slower and slower
    [[0, 1], [0.05, 0.7], [0.09, 0.85], [0.15, 0.6], [0.21, 0.5], [0.29, 0.3]].forEach(([at, hard], i) => {
      of.noise([at, 0.035, 0.5 * hard], 'bandpass', 2300 + (i % 3) * 500, 2.5, 0.001);
      of.tone([at, 0.06, 0.14 * hard], 'sine', 620 + (i % 2) * 140, 480);
    });
  }],
  paper: [0.24, (of) => { // a sheet is moved
    of.noise([0, 0.16, 0.16], 'bandpass', 3200, 0.6, 0.05);
    of.noise([0.07, 0.17, 0.12], 'highpass', 4500, 0.5, 0.06);
  }],
  won: [0.38, (of) => [523, 659, 784].forEach((pitch, i) => note(of, i * 0.085, pitch, 0.17))],
  lost: [0.38, (of) => [392, 330, 262].forEach((pitch, i) => note(of, i * 0.085, pitch, 0.16))],
};

export const names = Object.keys(Sound); // of `none` there is no recipe

// Makes a sound at that time of the context; returns when it ends.
/** @type {(context: BaseAudioContext, sound: number, out: AudioNode, begins: number) => number} */
export function make(context, sound, out, begins) {
  const [length, recipe] = recipes[names[sound]];
  recipe(workshop(context, out, begins));
  return begins + length;
}

const volumes = [0, 0.35, 0.65, 1];
const longestDelay = 0.6; // seconds; what would be heard later than that is left out, but for the end of a game
const rest = 2; // seconds of silence after which the browser's audio is stopped
const waking = 1000; // milliseconds in which it must have started, or the sound comes too late

/** @type {AudioContext | undefined} */
let context;
let silentFrom = 0;
let waiting = 0;

/** @param {AudioContext} audio */
async function started(audio) {
  const asked = performance.now();
  ++waiting;
  await audio.resume();
  --waiting;
  return performance.now() - asked < waking;
}

/** @type {(sound: number, volume: number) => Promise<void>} */
export async function play(sound, volume) {
  if (!context) {
    const audio = context = new AudioContext();
    // Some browsers let it start only while something is pressed.
    for (const type of ['pointerup', 'keydown'])
      addEventListener(type, () => { if (waiting) audio.resume(); }, { capture: true, passive: true });
  }
  const audio = context;
  if (!await started(audio)) return;
  const begins = Math.max(audio.currentTime + 0.01, silentFrom);
  if (begins > audio.currentTime + longestDelay && !['won', 'lost'].includes(names[sound])) return;
  const out = new GainNode(audio, { gain: volumes[volume] });
  out.connect(audio.destination);
  silentFrom = make(audio, sound, out, begins);
  const end = new ConstantSourceNode(audio, { offset: 0 });
  end.connect(out);
  end.start();
  end.stop(silentFrom + rest);
  end.onended = () => {
    out.disconnect();
    if (audio.currentTime >= silentFrom + rest) audio.suspend();
  };
}
