import type { Perch } from '@/lib/core/sheet/vocabulary';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { GARMENT_WORDS } from '../../words/garment-words';
import { tokensOf } from '../../words/tokens';
import { isAll, type EditTarget, type TargetNoun } from '../targets/target';
import type { MascotRegion } from '../targets/regions';
import type { Wish } from '../wish';
import { wornItem, wornParts } from '../targets/worn';
import { changes, type Clause, type Named } from './clause';
import { targetOf } from './target-of';
import { alterations } from './alterations';
import type { Wear } from '../../words/garment-ids';
import { isHeld } from '../../words/places';

/** In "give her shoes" and "add a mask" a word that means a garment or a body part is read as the garment. */
function dressing(named: Named): Named {
  const word = named.noun.kind === 'region' ? (tokensOf(named.noun.said ?? '')[0]?.word ?? '') : '';
  const item = Object.hasOwn(GARMENT_WORDS, word) ? GARMENT_WORDS[word] : undefined;
  return item ? { ...named, noun: { kind: 'garment', item, open: false, words: word } } : named;
}

/** The changes that a clause asks for, and its target, to which the next clause may refer. */
interface Asked {
  wishes: Wish[];
  target: EditTarget | null;
}

/** Reads the changes that a clause asks for; `about` is the target of the clause before. */
export function wishesOf(said: Clause, about: EditTarget | null, spec: MascotSpec): Asked {
  const clause = said.verb === 'add' ? { ...said, nouns: said.nouns.map(dressing) } : said;
  const words = clause.text;
  if (clause.verb === 'keep') return { wishes: [], target: null };
  if (clause.verb === 'undo' || clause.verb === 'mirror') return { wishes: [{ do: clause.verb, words }], target: null };
  const target = targetOf(clause, about);
  if (clause.verb === 'mention' || isUnknownItem(clause)) return { wishes: [], target };
  if (clause.verb === 'add' && clause.pattern && clause.nouns.length === 0) {
    // In "with white stripes" a pattern that follows applies to the previous target.
    const covered = about && /^with\b/i.test(words) ? about : target;
    return { wishes: alterations(clause, covered, words), target: covered };
  }
  if (isOfUnknown(clause, about)) return { wishes: [], target: null };
  const replaced = replacements(clause, target);
  if (replaced) return { wishes: replaced, target };
  const background = clause.nouns.map(({ noun }) => noun).filter((noun) => isRegion(noun, 'background'));
  if (background.length > 0)
    return { wishes: [{ do: 'grow', target: { nouns: background, except: [] }, words }], target: null };
  return { wishes: grownParts(clause, target) ?? wornAndAltered(clause, target, spec), target };
}

const isRegion = (noun: TargetNoun, region: MascotRegion): boolean => noun.kind === 'region' && noun.region === region;

/** Whether an unknown item is asked for. In "give her a short bob" the adjective describes it, not the whole figure. */
const isUnknownItem = ({ verb, pattern, nouns, unknown }: Clause): boolean =>
  verb === 'add' && !pattern && nouns.length === 0 && unknown.length > 0;

/**
 * Whether a change is of something unknown, so that neither the mascot nor the previous target is meant: "darker back".
 */
function isOfUnknown(clause: Clause, about: EditTarget | null): boolean {
  const { verb, own, color, nouns, pronoun, unknown } = clause;
  if (nouns.length > 0 || pronoun !== null) return false;
  return (
    isSizeOfUnknown(clause) ||
    (about !== null && !own && unknown.length > 0) ||
    (verb === 'add' && own && color !== null) ||
    (color !== null && unknown.length > 1)
  );
}

/** The changes that restore, remove or replace something; null if the clause asks for none of these. */
function replacements(clause: Clause, target: EditTarget): Wish[] | null {
  const { verb, nouns, subject, text: words } = clause;
  if (verb === 'restore') return [isAll(target) ? { do: 'undo', words } : { do: 'restore', target, words }];
  if (verb === 'remove') return removals(clause, target);
  if ((verb === 'swap' && (!changes(clause) || nouns.length > 1)) || isTurned(clause)) return exchanges(clause);
  const becomes = subject && !changes(clause) && verb !== 'add' && nouns.length === 1;
  return becomes ? [{ do: 'become', subject, words }] : null;
}

/** The change that adds body parts; null unless the clause adds nothing else. */
function grownParts(clause: Clause, target: EditTarget): Wish[] | null {
  const nouns = clause.nouns.map(({ noun }) => noun);
  const isOfParts = nouns.length > 0 && nouns.every(({ kind }) => kind === 'region') && !isAll(target);
  if (clause.verb !== 'add' || !isOfParts || changes(clause)) return null;
  return [{ do: 'grow', target: { nouns, except: [] }, words: clause.text }];
}

/** Whether the size or shade of a clause is that of something unknown: "make the whiskers longer". */
function isSizeOfUnknown({ text, unknown, sizes, shifts }: Clause): boolean {
  const words = text.split(' ');
  const isNamed = (word: string): boolean => {
    const at = words.indexOf(word);
    return at === 0 || /^(?:the|its|his|her|their)$/i.test(words[at - 1] ?? '');
  };
  return sizes.length + shifts.length > 0 && unknown.some(isNamed);
}

/** Whether an item of the kind is worn, as parts or painted on the trunk. */
const isWorn = (spec: MascotSpec, { item, open }: Extract<TargetNoun, { kind: 'garment' }>): boolean =>
  wornItem(spec, item, open) !== null || wornParts(spec, item, open).length > 0;

/** Whether an item comes out of a mouth; it is put on, whatever the verb. */
const isBreath = (item: string): boolean => item === 'fire_breath' || item === 'smoke_breath';

/** The body parts that an item named right before them is put on. */
const PERCH_REGIONS: Readonly<Record<string, Perch>> = { head: 'head', hair: 'head', ears: 'ear' };

/** The body part that a held item of a clause is put on: "a cupcake on her head". */
function perchIn({ nouns }: Clause, { noun }: Named): { on?: Perch } {
  const next = nouns[nouns.findIndex((named) => named.noun === noun) + 1]?.noun;
  const on = next?.kind === 'region' ? PERCH_REGIONS[next.region] : undefined;
  return on && noun.kind === 'garment' && isHeld(noun.item) ? { on } : {};
}

/** The changes that put items on, and those for the other nouns of the clause. */
function wornAndAltered(clause: Clause, target: EditTarget, spec: MascotSpec): Wish[] {
  const words = clause.text;
  // "Hat and sunglasses, both black" puts on what is not worn yet. "Scarf: green" only recolours a worn scarf.
  const shared = clause.nouns.length > 1 ? clause.color : null;
  const isPutOn = ({ noun, color }: Named): boolean =>
    clause.verb === 'add' ||
    (noun.kind === 'garment' && isBreath(noun.item)) ||
    (clause.verb === null &&
      (!changes(clause) || ((color ?? shared) !== null && noun.kind === 'garment' && !isWorn(spec, noun))));
  const worn = clause.nouns.flatMap((named): Wear[] =>
    isPutOn(named) && named.noun.kind === 'garment'
      ? [
          {
            item: named.noun.item,
            color: (named.color ?? clause.color)?.hex ?? null,
            ...perchIn(clause, named),
          },
        ]
      : [],
  );
  if (worn.length === 0) return target.nouns.length > 0 ? alterations(clause, target, words) : [];
  const rest: EditTarget = {
    nouns: target.nouns.filter((noun) => noun.kind !== 'garment' || !worn.some(({ item }) => item === noun.item)),
    except: target.except,
  };
  return [{ do: 'wear', items: worn, words }, ...(rest.nouns.length > 0 ? alterations(clause, rest, words) : [])];
}

function removals(clause: Clause, target: EditTarget): Wish[] {
  const words = clause.text;
  if (clause.nouns.length === 0 && clause.pattern)
    return [
      { do: 'remove', target: { nouns: [{ kind: 'region', region: 'markings', side: null }], except: [] }, words },
    ];
  if (clause.nouns.some(({ noun }) => noun.kind === 'region' && noun.region === 'outline'))
    return [{ do: 'lines', factor: 0, words }];
  if (clause.nouns.length === 0 && clause.pronoun === null && clause.side === null) return [];
  if (clause.nouns.some(({ noun }) => noun.kind === 'region' && noun.region === 'everything'))
    return [
      {
        do: 'remove',
        target: { nouns: [{ kind: 'region', region: 'clothes', side: null }], except: clause.except },
        words,
      },
    ];
  return isAll(target) ? [] : [{ do: 'remove', target, words }];
}

/** The words between two items of which one replaces the other: "turn the scarf into a cape". */
const INTO = /\b(?:into|to|an?|some)\s/i;

const isTurned = ({ verb, nouns: [first, second, ...more], text }: Clause): boolean =>
  verb === 'make' &&
  first?.noun.kind === 'garment' &&
  second?.noun.kind === 'garment' &&
  more.length === 0 &&
  INTO.test(text.slice(text.toLowerCase().indexOf(first.noun.words)));

/** The whole mascot next to another noun, as in "the fox and the scarf", means its skin or fur. */
const asCoat = (noun: TargetNoun): TargetNoun =>
  noun.kind === 'region' && noun.region === 'all' ? { kind: 'region', region: 'coat', side: null } : noun;

function exchanges(clause: Clause): Wish[] {
  const words = clause.text;
  const named = clause.nouns.filter(({ noun }) => !(noun.kind === 'region' && noun.region === 'coat'));
  const [first, second] = named;
  if (!first || !second) return [];
  if (/\bcolou?rs?\b/i.test(words))
    return [
      {
        do: 'swap_colors',
        one: { nouns: [asCoat(first.noun)], except: [] },
        other: { nouns: [asCoat(second.noun)], except: [] },
        words,
      },
    ];
  if (second.noun.kind === 'garment') {
    const to = { item: second.noun.item, color: (second.color ?? clause.color)?.hex ?? null };
    return first.noun.kind === 'garment'
      ? [{ do: 'exchange', from: first.noun.item, open: first.noun.open, to, words }]
      : [{ do: 'wear', items: [to], words }];
  }
  const [one, other]: EditTarget[] = [first, second].map(({ noun }) => ({ nouns: [noun], except: [] }));
  if (!one || !other) return [];
  return /\b(?:with|for|by)\s/i.test(words)
    ? [{ do: 'grow', target: other, words }]
    : [{ do: 'swap_colors', one, other, words }];
}
