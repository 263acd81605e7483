import { PRESETS } from '@/lib/core/clip/presets';

/** The name of a preset, with a number if it is a further copy. */
const COPY = /^([a-z]+)( \d+)?$/;

/** The title of an animation. A copy of a preset has the preset's title, with its number. */
export function motionTitle(name: string): string {
  const [, base, number = ''] = COPY.exec(name) ?? [];
  const preset = PRESETS.find((each) => each.name === base);
  return preset ? preset.title + number : name;
}
