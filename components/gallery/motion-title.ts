import { PRESETS } from '@/lib/core/clip/presets';

/** A preset's name, and the number that tells a further copy from it. */
const COPY = /^([a-z]+)( \d+)?$/;

/** The title of an own motion. A preset that was made one's own has the preset's title, with the number of its copy. */
export function motionTitle(name: string): string {
  const [, base, number = ''] = COPY.exec(name) ?? [];
  const preset = PRESETS.find((each) => each.name === base);
  return preset ? preset.title + number : name;
}
