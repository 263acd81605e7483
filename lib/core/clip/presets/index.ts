import { PRESET_NAMES } from '../preset-names';
import type { AnimationClip, PresetName } from '../schema';
import { LIMITS } from '../../limits';
import type { MascotSpec } from '../../spec/schema';
import { bounce } from './bounce';
import { celebrate } from './celebrate';
import { dance } from './dance';
import { figureOf } from './figure';
import { idle } from './idle';
import { jump } from './jump';
import { listen } from './listen';
import { nod } from './nod';
import type { PresetDefinition } from './preset';
import { mostThatFits } from './room';
import { sad } from './sad';
import { createScore } from './score';
import { shake } from './shake';
import { sleep } from './sleep';
import { surprised } from './surprised';
import { talk } from './talk';
import { think } from './think';
import { wave } from './wave';
import { working } from './working';

const BY_NAME: Record<PresetName, PresetDefinition> = {
  idle,
  wave,
  nod,
  shake,
  bounce,
  celebrate,
  jump,
  talk,
  sad,
  surprised,
  dance,
  think,
  working,
  listen,
  sleep,
};

/** A preset as the catalogue lists it; duration (seconds) and loop are its defaults. */
export type PresetEntry = { name: PresetName } & Pick<PresetDefinition, 'title' | 'description' | 'duration' | 'loop'>;

/** The catalogue of presets, in the order of the specification. */
export const PRESETS: readonly PresetEntry[] = PRESET_NAMES.map((name) => {
  const { title, description, duration, loop } = BY_NAME[name];
  return { name, title, description, duration, loop };
});

/** The options of a preset. */
export interface PresetOptions {
  /** Amplitude, 0.25 to 2; 1 if not given. */
  intensity?: number;
  /** Seconds, 0.3 to 20; the catalogue's if not given. */
  duration?: number;
  /** The clip's name; the preset's if not given. */
  name?: string;
}

/**
 * A preset made for a mascot's rig: a clip that keeps every rule of `checkClip` and stays on the canvas, with less
 * amplitude where there is too little room. Options out of range are clamped.
 */
export function presetClip(spec: MascotSpec, name: PresetName, options: PresetOptions = {}): AnimationClip {
  const preset = BY_NAME[name];
  const { duration, intensity } = LIMITS.animation;
  const seconds = Math.min(Math.max(options.duration ?? preset.duration, duration.min), duration.max);
  const gain = Math.min(Math.max(options.intensity ?? 1, intensity.min), intensity.max);
  const compose = (amplitude: number): AnimationClip => {
    const score = createScore(figureOf(spec), { seconds, loop: preset.loop, gain: amplitude });
    preset.compose(score);
    return score.clip(options.name ?? name);
  };
  return mostThatFits(spec, gain, compose);
}
