import { regionWords } from '../targets/regions';
import { ALL, isAll, type TargetNoun, type EditTarget } from '../targets/target';
import type { Clause } from './clause';

const PLURAL = new Set([
  'ears',
  'inner_ears',
  'eyes',
  'pupils',
  'brows',
  'teeth',
  'cheeks',
  'arms',
  'hands',
  'legs',
  'front_legs',
  'feet',
  'wings',
  'antennae',
  'horns',
  'markings',
  'wheels',
  'limbs',
  'clothes',
]);
const isPlural = (noun: TargetNoun): boolean => noun.kind === 'region' && PLURAL.has(noun.region) && noun.side === null;

/** The target of a clause: its nouns, the target that its pronoun or a missing noun refers to, or the whole mascot. */
export function targetOf(clause: Clause, about: EditTarget | null): EditTarget {
  const except = clause.except;
  if (clause.nouns.length > 0) return { nouns: clause.nouns.map(({ noun }) => noun), except };
  // "The right one" is the previous target on the other side.
  if (about && clause.side)
    return {
      nouns: about.nouns.map((noun) =>
        noun.kind === 'garment'
          ? noun
          : { ...noun, side: clause.side, ...(noun.kind === 'region' ? { said: regionWords(noun.region, true) } : {}) },
      ),
      except,
    };
  if (!about || isAll(about) || (clause.own && clause.pronoun === null)) return { ...ALL, except };
  const [first] = about.nouns;
  if (isPatternOfAll(clause, about)) return { ...ALL, except };
  if (clause.pronoun === 'it' && (about.nouns.length > 1 || !first || isPlural(first))) return { ...ALL, except };
  const grows = clause.sizes.some(({ kind }) => kind === 'scale');
  if (
    clause.pronoun === 'it' &&
    ((first?.kind === 'garment' && grows) || clause.feeling || clause.style || clause.older !== null)
  )
    return { ...ALL, except };
  return { ...about, except };
}

/** Whether a pattern is one of the whole mascot: "bigger eyes and stripes", but not "ears blue and striped". */
const isPatternOfAll = ({ pattern, pronoun, text }: Clause, { nouns }: EditTarget): boolean =>
  pattern !== null && pronoun === null && !/ed\b/.test(text) && nouns.every(({ kind }) => kind === 'region');
