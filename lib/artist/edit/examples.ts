import type { MascotSpec } from '@/lib/core/spec/schema';
import { partsOf, withRoles } from './targets/find';
import { nounWords, type TargetNoun } from './targets/target';
import type { MascotRegion } from './targets/regions';

const LIKELY: readonly MascotRegion[] = [
  'ears',
  'tail',
  'wings',
  'antennae',
  'hair',
  'arms',
  'legs',
  'wheels',
  'head',
  'eyes',
  'body',
];

/** Two example instructions that would change this mascot, quoted: "make the ears darker" or "give it a happy face". */
export function examplesFor(spec: MascotSpec): string {
  const subject = withRoles(spec);
  const nouns = LIKELY.map((region): TargetNoun => ({ kind: 'region', region, side: null })).filter(
    (noun) => partsOf(subject, noun).length > 0,
  );
  const [first, second] = nouns;
  const one = first ? `"make ${nounWords(first)} darker"` : '"make it blue"';
  const two =
    subject.roles.mouth || subject.roles.eyes.length > 0
      ? '"give it a surprised face"'
      : second
        ? `"make ${nounWords(second)} bigger"`
        : '"call it Bruno"';
  return `${one} or ${two}`;
}
