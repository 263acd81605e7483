import type { MascotSpec } from '@/lib/core/spec/schema';
import { GARMENT_WORDS } from '../../words/outfits';
import { tokensOf } from '../../words/tokens';
import { regionWords } from '../targets/regions';
import { ALL, isAll, type Noun, type Target } from '../targets/target';
import type { ColorChange, SizeChange, Wish } from '../wish';
import { wornParts } from '../targets/worn';
import { amountWords, factorOf } from './amounts';
import { namingIn, questionIn } from './asides';
import { changes, clausesOf, type Clause, type Named } from './clauses';
import { lexemesOf } from './lexemes';
import { turnedRound } from './turns';

/** What an instruction asks for, clause by clause, and the words that nothing was made of. */
export interface Instruction {
  wishes: Wish[];
  unknown: string[];
}

/** Reads an instruction for a mascot: its wishes in the order they were said, with "it" and "them" referring back. */
export function readInstruction(text: string, spec: MascotSpec): Instruction {
  const wishes: Wish[] = [];
  const plain = text.replace(/[^\S\n]+/g, ' ');
  const naming = namingIn(plain);
  if (naming) wishes.push({ do: 'rename', ...naming });
  const rest = turnedRound(naming ? plain.replace(naming.words, () => ' , ') : plain);
  const asked = questionIn(rest);
  const unknown: string[] = asked ? [asked] : [];
  let about: Target | null = null;
  for (const clause of clausesOf(lexemesOf(asked ? rest.replace(asked, ' , ') : rest, spec))) {
    const made = wishesOf(clause, about, spec);
    if (!clause.own && clause.nouns.length === 0) secondColor(wishes.at(-1), made.wishes[0]);
    wishes.push(...made.wishes);
    if (made.wishes.length === 0 && clause.except.length > 0) except(wishes, clause.except);
    else if (made.wishes.length === 0 && says(clause)) unknown.push(clause.text);
    else unknown.push(...clause.unknown);
    if (clause.nouns.length > 0) about = { nouns: clause.nouns.map(({ noun }) => noun), except: [] };
    else if (clause.pronoun && made.target) about = made.target;
  }
  return { wishes: settled(wishes), unknown: [...new Set(unknown.map((words) => words.trim()).filter(Boolean))] };
}

/** "Green and yellow": the second colour of a whole is its belly's. */
function secondColor(before: Wish | undefined, wish: Wish | undefined): void {
  if (
    before?.do !== 'color' ||
    wish?.do !== 'color' ||
    before.change.kind !== 'to' ||
    wish.change.kind !== 'to' ||
    !isAll(before.target) ||
    !isAll(wish.target)
  )
    return;
  wish.target = { nouns: [{ kind: 'region', region: 'belly', side: null }], except: [] };
}

const says = (clause: Clause): boolean =>
  clause.verb !== 'mention' &&
  (clause.unknown.length > 0 ||
    clause.nouns.length > 0 ||
    (clause.verb !== null && clause.verb !== 'make' && clause.own));

/** "but not the belly": what is kept is left out of what was wished before. */
function except(wishes: readonly Wish[], nouns: readonly Noun[]): void {
  for (const wish of wishes)
    if ('target' in wish && isAll(wish.target))
      wish.target = { ...wish.target, except: [...wish.target.except, ...nouns] };
}

const isSame = (one: Wish, other: Wish): boolean =>
  JSON.stringify({ ...one, words: '' }) === JSON.stringify({ ...other, words: '' });

/** Clothes that are wished for in one breath are put on together. */
function settled(wishes: readonly Wish[]): Wish[] {
  const kept: Wish[] = [];
  for (const wish of wishes) {
    const last = kept.at(-1);
    if (wish.do === 'wear' && last?.do === 'wear')
      last.items.push(
        ...wish.items.filter(
          ({ item, color }) => !last.items.some((worn) => worn.item === item && worn.color === color),
        ),
      );
    // "Sketchy, like a pencil drawing" says one thing twice.
    else if (kept.some((each) => isSame(each, wish))) continue;
    else kept.push(wish);
  }
  return kept;
}

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
const isPlural = (noun: Noun): boolean => noun.kind === 'region' && PLURAL.has(noun.region) && noun.side === null;

/** What a clause is about: its nouns, what its pronoun or the clause before points to, or the whole mascot. */
function targetOf(clause: Clause, about: Target | null): Target {
  const except = clause.except;
  if (clause.nouns.length > 0) return { nouns: clause.nouns.map(({ noun }) => noun), except };
  // "the right one": the same thing on the other side.
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
  if (clause.pronoun === 'it' && (about.nouns.length > 1 || !first || isPlural(first))) return { ...ALL, except };
  const grows = clause.sizes.some(({ kind }) => kind === 'scale');
  if (
    clause.pronoun === 'it' &&
    ((first?.kind === 'garment' && grows) || clause.feeling || clause.style || clause.older !== null)
  )
    return { ...ALL, except };
  return { ...about, except };
}

/**
 * "Give her shoes", "add a mask": what can be put on is a thing to wear, not the part of a body that the word may also
 * mean.
 */
function dressing(named: Named): Named {
  const word = named.noun.kind === 'region' ? (tokensOf(named.noun.said ?? '')[0]?.word ?? '') : '';
  const item = Object.hasOwn(GARMENT_WORDS, word) ? GARMENT_WORDS[word] : undefined;
  return item ? { ...named, noun: { kind: 'garment', item, open: false, words: word } } : named;
}

function wishesOf(said: Clause, about: Target | null, spec: MascotSpec): { wishes: Wish[]; target: Target | null } {
  const clause = said.verb === 'add' ? { ...said, nouns: said.nouns.map(dressing) } : said;
  const words = clause.text;
  if (clause.verb === 'undo') return { wishes: [{ do: 'undo', words }], target: null };
  if (clause.verb === 'mirror') return { wishes: [{ do: 'mirror', words }], target: null };
  if (clause.verb === 'keep') return { wishes: [], target: null };
  const target = targetOf(clause, about);
  if (clause.verb === 'mention') return { wishes: [], target };
  // "darker back": a word that is not known is what it is about, not what was spoken of before.
  const bare = clause.nouns.length === 0 && clause.pronoun === null;
  if (
    bare &&
    ((about !== null && !clause.own && clause.unknown.length > 0) ||
      (clause.verb === 'add' && clause.own && clause.color !== null))
  )
    return { wishes: [], target: null };
  if (clause.verb === 'restore')
    return { wishes: [isAll(target) ? { do: 'undo', words } : { do: 'restore', target, words }], target };
  if (clause.verb === 'remove') return { wishes: removals(clause, target), target };
  if (clause.verb === 'swap' && !changes(clause)) return { wishes: exchanges(clause), target };
  if (clause.verb === 'swap' && clause.nouns.length > 1) return { wishes: exchanges(clause), target };
  const regions = clause.nouns.map(({ noun }) => noun).filter(({ kind }) => kind === 'region');
  if (clause.subject && !changes(clause) && clause.verb !== 'add' && clause.nouns.length === 1)
    return { wishes: [{ do: 'become', subject: clause.subject, words }], target };
  const background = regions.filter((noun) => noun.kind === 'region' && noun.region === 'background');
  if (background.length > 0)
    return { wishes: [{ do: 'grow', target: { nouns: background, except: [] }, words }], target: null };
  if (
    clause.verb === 'add' &&
    regions.length > 0 &&
    regions.length === clause.nouns.length &&
    !changes(clause) &&
    !isAll(target)
  )
    return { wishes: [{ do: 'grow', target: { nouns: regions, except: [] }, words }], target };
  const wishes: Wish[] = [];
  const clothes = ({ noun, color }: Named): boolean =>
    clause.verb === 'add' ||
    (clause.verb === null &&
      (!changes(clause) ||
        (color !== null && noun.kind === 'garment' && wornParts(spec, noun.item, noun.open).length === 0)));
  const worn = clause.nouns.flatMap((named) =>
    clothes(named) && named.noun.kind === 'garment'
      ? [{ item: named.noun.item, color: (named.color ?? clause.color)?.hex ?? null }]
      : [],
  );
  if (worn.length > 0) wishes.push({ do: 'wear', items: worn, words });
  const rest: Target =
    worn.length > 0
      ? {
          nouns: target.nouns.filter((noun) => noun.kind !== 'garment' || !worn.some(({ item }) => item === noun.item)),
          except: target.except,
        }
      : target;
  if (rest.nouns.length > 0) wishes.push(...alterations(clause, rest, words));
  return { wishes, target };
}

function removals(clause: Clause, target: Target): Wish[] {
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

function exchanges(clause: Clause): Wish[] {
  const words = clause.text;
  const [first, second] = clause.nouns;
  if (!first || !second) return [];
  if (second.noun.kind === 'garment') {
    const to = { item: second.noun.item, color: (second.color ?? clause.color)?.hex ?? null };
    return first.noun.kind === 'garment'
      ? [{ do: 'exchange', from: first.noun.item, open: first.noun.open, to, words }]
      : [{ do: 'wear', items: [to], words }];
  }
  const nouns = clause.nouns
    .map(({ noun }) => noun)
    .filter((noun) => !(noun.kind === 'region' && noun.region === 'coat'));
  const [one, other] = nouns;
  return one && other
    ? [{ do: 'swap_colors', one: { nouns: [one], except: [] }, other: { nouns: [other], except: [] }, words }]
    : [];
}

const scaled = (change: ColorChange, degree: number): ColorChange =>
  change.kind !== 'shift'
    ? leaning(change, degree)
    : {
        ...change,
        l: change.l * degree,
        c: change.c ** degree,
        h: change.h * degree,
        add: change.add * degree,
        spread: change.spread * degree,
        words: degreeWords(change.words, degree),
      };

const leaning = (change: Exclude<ColorChange, { kind: 'shift' }>, degree: number): ColorChange =>
  change.kind === 'to'
    ? change
    : { ...change, share: Math.min(0.8, change.share * degree), words: degreeWords(change.words, degree) };

const degreeWords = (words: string, degree: number): string =>
  degree < 1 ? `a little ${words}` : degree > 1 ? `much ${words}` : words;
/** A change of size by as much as was said. */
function sizedBy(change: SizeChange, { amount, degree }: Clause): SizeChange {
  if (!amount) return grown(change, degree);
  const factor = factorOf(amount, change.factor > 1);
  return { ...change, factor, words: amountWords(factor, change.kind, change.words) };
}

/** "Half the size": an amount alone is of the size. */
const sizesOf = ({ sizes, amount, shifts, unknown }: Clause): SizeChange[] =>
  sizes.length > 0 || amount === null || shifts.length > 0 || unknown.length > 0
    ? sizes
    : [
        {
          kind: 'scale',
          factor: amount.kind === 'times' && amount.factor < 1 ? 0.8 : 1.25,
          words: amount.kind === 'times' && amount.factor < 1 ? 'smaller' : 'bigger',
        },
      ];

/** The usual step of a colour, as a share. */
const STEP = 0.2;

const grown = (change: SizeChange, degree: number): SizeChange => ({
  ...change,
  factor: change.factor ** (degree > 1 ? 1.7 : degree),
  words: degreeWords(change.words, degree),
});

const isOutline = (target: Target): boolean =>
  target.nouns.length > 0 && target.nouns.every((noun) => noun.kind === 'region' && noun.region === 'outline');

function alterations(clause: Clause, target: Target, words: string): Wish[] {
  const wishes: Wish[] = [];
  const degree =
    clause.amount?.kind === 'by' && clause.shifts.length > 0 ? Math.min(3, clause.amount.share / STEP) : clause.degree;
  const own = clause.nouns.filter(({ color, noun }) => color && !(clause.verb === 'add' && noun.kind === 'garment'));
  const pastel = isAll(target) && clause.shifts.some((change) => change.words === 'pastel');
  if (clause.style || pastel) wishes.push({ do: 'style', style: clause.style ?? 'pastel', words });
  if (clause.older !== null) wishes.push({ do: 'age', older: clause.older, amount: degree, words });
  if (clause.pattern)
    wishes.push({
      do: 'pattern',
      kind: clause.pattern,
      target,
      color: (clause.color ?? own[0]?.color)?.hex ?? null,
      words,
    });
  else if (clause.color)
    wishes.push({
      do: 'color',
      target,
      change: { kind: 'to', color: clause.color.hex, words: clause.color.words },
      words,
    });
  else
    for (const { noun, color } of own)
      if (color)
        wishes.push({
          do: 'color',
          target: { nouns: [noun], except: target.except },
          change: { kind: 'to', color: color.hex, words: color.words },
          words,
        });
  if (!pastel)
    for (const change of clause.shifts) wishes.push({ do: 'color', target, change: scaled(change, degree), words });
  for (const change of sizesOf(clause)) {
    if (isOutline(target))
      wishes.push({
        do: 'lines',
        factor: clause.amount ? sizedBy(change, clause).factor : grown(change, degree * 1.6).factor,
        words,
      });
    else wishes.push({ do: 'size', target, change: sizedBy(change, clause), words });
  }
  if (clause.fluff) wishes.push({ do: 'fluff', target, words });
  if (clause.feeling) wishes.push({ do: 'express', feeling: clause.feeling, words });
  if (clause.move && !isAll(target)) {
    const { dx, dy, spread, lift, words: said } = clause.move;
    wishes.push({
      do: 'move',
      target,
      change: { dx: dx * degree, dy: dy * degree, spread: spread * degree, lift: lift * degree, words: said },
      words,
    });
  }
  return wishes;
}
