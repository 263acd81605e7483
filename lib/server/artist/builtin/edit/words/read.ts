import type { MascotSpec } from '@/lib/core/spec/schema';
import { regionWords } from '../targets/regions';
import { ALL, isAll, type Noun, type Target } from '../targets/target';
import type { ColorChange, SizeChange, Wish } from '../wish';
import { changes, clausesOf, type Clause } from './clauses';
import { lexemesOf } from './lexemes';

/** What an instruction asks for, clause by clause, and the words that nothing was made of. */
export interface Instruction {
  wishes: Wish[];
  unknown: string[];
}

const NAMING = /\b(?:(?:call|name)\s+(?:it|him|her|them|the \w+)|rename(?:\s+(?:it|him|her|the \w+))?(?:\s+(?:to|as))?|change\s+(?:its|his|her|the)\s+name\s+to|(?:its|his|her|the)\s+(?:new\s+)?name\s+(?:is|to|should be)|(?:new\s+)?name:)\s+["“'‘]?(\p{L}[\p{L}\p{N}'’. -]*?)["”'’]?(?=\s*(?:[,;!?\n]|\.\s|\.?$|\s+and\s+(?:make|add|give|remove|turn|put|paint)\b))/iu;

/** Phrases whose verb stands in two pieces, or whose order is turned round, as the reader knows them. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\bage (?:it|him|her|them|the \w+) (up|down)\b/gi, 'age $1'],
  [/\btake ([^,.;]+?) (off|away)\b/gi, 'take $2 $1'],
  [/\bput ([^,.;]+?) on(?=\s*(?:$|[,.;]|and\b|it\b|him\b|her\b))/gi, 'put on $1'],
  [/([^,.;]+?) instead of ([^,.;]+)/gi, 'replace $2 with $1'],
];

/** Reads an instruction for a mascot: its wishes in the order they were said, with "it" and "them" referring back. */
export function readInstruction(text: string, spec: MascotSpec): Instruction {
  const wishes: Wish[] = [];
  const naming = NAMING.exec(text);
  if (naming?.[1]) wishes.push({ do: 'rename', name: naming[1].trim(), words: naming[0] });
  const rest = TURNS.reduce((now, [pattern, plain]) => now.replace(pattern, plain), naming ? text.replace(naming[0], ' , ') : text);
  const unknown: string[] = [];
  let about: Target | null = null;
  for (const clause of clausesOf(lexemesOf(rest, spec))) {
    const made = wishesOf(clause, about);
    wishes.push(...made.wishes);
    if (made.wishes.length === 0 && clause.except.length > 0) except(wishes, clause.except);
    else if (made.wishes.length === 0 && says(clause)) unknown.push(clause.text);
    else unknown.push(...clause.unknown);
    if (clause.nouns.length > 0) about = { nouns: clause.nouns.map(({ noun }) => noun), except: [] };
    else if (clause.pronoun && made.target) about = made.target;
  }
  return { wishes: settled(wishes), unknown: [...new Set(unknown.map((words) => words.trim()).filter(Boolean))] };
}

const says = (clause: Clause): boolean => clause.unknown.length > 0 || clause.nouns.length > 0 || clause.verb !== null && clause.own;

/** "but not the belly": what is kept is left out of what was wished before. */
function except(wishes: readonly Wish[], nouns: readonly Noun[]): void {
  for (const wish of wishes) if ('target' in wish && isAll(wish.target)) wish.target = { ...wish.target, except: [...wish.target.except, ...nouns] };
}

/** Clothes that are wished for in one breath are put on together. */
function settled(wishes: readonly Wish[]): Wish[] {
  const kept: Wish[] = [];
  for (const wish of wishes) {
    const last = kept.at(-1);
    if (wish.do === 'wear' && last?.do === 'wear') last.items.push(...wish.items);
    else kept.push(wish);
  }
  return kept;
}

const PLURAL = new Set(['ears', 'inner_ears', 'eyes', 'pupils', 'brows', 'teeth', 'cheeks', 'arms', 'hands', 'legs', 'front_legs', 'feet', 'wings', 'antennae', 'horns', 'markings', 'wheels', 'limbs', 'clothes']);
const isPlural = (noun: Noun): boolean => noun.kind === 'region' && PLURAL.has(noun.region) && noun.side === null;

/** What a clause is about: its nouns, what its pronoun or the clause before points to, or the whole mascot. */
function targetOf(clause: Clause, about: Target | null): Target {
  const except = clause.except;
  if (clause.nouns.length > 0) return { nouns: clause.nouns.map(({ noun }) => noun), except };
  // "the right one": the same thing on the other side.
  if (about && clause.side) return { nouns: about.nouns.map((noun) => (noun.kind === 'garment' ? noun : { ...noun, side: clause.side, ...(noun.kind === 'region' ? { said: regionWords(noun.region, true) } : {}) })), except };
  if (!about || isAll(about) || (clause.own && clause.pronoun === null)) return { ...ALL, except };
  const [first] = about.nouns;
  if (clause.pronoun === 'it' && (about.nouns.length > 1 || !first || isPlural(first))) return { ...ALL, except };
  const grows = clause.sizes.some(({ kind }) => kind === 'scale');
  if (clause.pronoun === 'it' && ((first?.kind === 'garment' && grows) || clause.feeling || clause.style || clause.older !== null)) return { ...ALL, except };
  return { ...about, except };
}

function wishesOf(clause: Clause, about: Target | null): { wishes: Wish[]; target: Target | null } {
  const words = clause.text;
  if (clause.verb === 'undo') return { wishes: [{ do: 'undo', words }], target: null };
  if (clause.verb === 'mirror') return { wishes: [{ do: 'mirror', words }], target: null };
  if (clause.verb === 'keep') return { wishes: [], target: null };
  const target = targetOf(clause, about);
  if (clause.verb === 'remove') return { wishes: removals(clause, target), target };
  if (clause.verb === 'swap' && !changes(clause)) return { wishes: exchanges(clause), target };
  if (clause.verb === 'swap' && clause.nouns.length > 1) return { wishes: exchanges(clause), target };
  if (clause.theme && !changes(clause)) return { wishes: [{ do: 'wear', items: [...clause.theme], words }], target: null };
  const regions = clause.nouns.map(({ noun }) => noun).filter(({ kind }) => kind === 'region');
  if (clause.verb === 'add' && clause.own && regions.length > 0 && regions.length === clause.nouns.length && !changes(clause) && !isAll(target)) return { wishes: [{ do: 'grow', target: { nouns: regions, except: [] }, words }], target };
  const wishes: Wish[] = [];
  const clothes = clause.verb === 'add' || clause.verb === null && !changes(clause);
  const worn = clause.nouns.flatMap(({ noun, color }) => (clothes && noun.kind === 'garment' ? [{ item: noun.item, color: (color ?? clause.color)?.hex ?? null }] : []));
  if (worn.length > 0) wishes.push({ do: 'wear', items: worn, words });
  const rest: Target = worn.length > 0 ? { nouns: target.nouns.filter(({ kind }) => kind !== 'garment'), except: target.except } : target;
  if (rest.nouns.length > 0) wishes.push(...alterations(clause, rest, words));
  return { wishes, target };
}

function removals(clause: Clause, target: Target): Wish[] {
  const words = clause.text;
  if (clause.nouns.length === 0 && clause.pattern) return [{ do: 'remove', target: { nouns: [{ kind: 'region', region: 'markings', side: null }], except: [] }, words }];
  if (clause.nouns.some(({ noun }) => noun.kind === 'region' && noun.region === 'outline')) return [{ do: 'lines', factor: 0, words }];
  if (clause.nouns.length === 0 && clause.pronoun === null && clause.side === null) return [];
  return isAll(target) ? [] : [{ do: 'remove', target, words }];
}

function exchanges(clause: Clause): Wish[] {
  const words = clause.text;
  const [first, second] = clause.nouns;
  if (!first || !second) return [];
  if (second.noun.kind === 'garment') {
    const to = { item: second.noun.item, color: (second.color ?? clause.color)?.hex ?? null };
    return first.noun.kind === 'garment' ? [{ do: 'exchange', from: first.noun.item, open: first.noun.open, to, words }] : [{ do: 'wear', items: [to], words }];
  }
  const nouns = clause.nouns.map(({ noun }) => noun).filter((noun) => !(noun.kind === 'region' && noun.region === 'coat'));
  const [one, other] = nouns;
  return one && other ? [{ do: 'swap_colors', one: { nouns: [one], except: [] }, other: { nouns: [other], except: [] }, words }] : [];
}

const scaled = (change: ColorChange, degree: number): ColorChange => (change.kind !== 'shift' ? leaning(change, degree)
  : { ...change, l: change.l * degree, c: change.c ** degree, h: change.h * degree, add: change.add * degree, words: degreeWords(change.words, degree) });

const leaning = (change: Exclude<ColorChange, { kind: 'shift' }>, degree: number): ColorChange => (change.kind === 'to' ? change : { ...change, share: Math.min(0.8, change.share * degree), words: degreeWords(change.words, degree) });

const degreeWords = (words: string, degree: number): string => (degree < 1 ? `a little ${words}` : degree > 1 ? `much ${words}` : words);
const grown = (change: SizeChange, degree: number): SizeChange => ({ ...change, factor: change.factor ** (degree > 1 ? 1.7 : degree), words: degreeWords(change.words, degree) });

const isOutline = (target: Target): boolean => target.nouns.length > 0 && target.nouns.every((noun) => noun.kind === 'region' && noun.region === 'outline');

function alterations(clause: Clause, target: Target, words: string): Wish[] {
  const wishes: Wish[] = [];
  const { degree } = clause;
  const own = clause.nouns.filter(({ color, noun }) => color && !(clause.verb === 'add' && noun.kind === 'garment'));
  const pastel = isAll(target) && clause.shifts.some((change) => change.words === 'pastel');
  if (clause.style || pastel) wishes.push({ do: 'style', style: clause.style ?? 'pastel', words });
  if (clause.older !== null) wishes.push({ do: 'age', older: clause.older, amount: degree, words });
  if (clause.pattern) wishes.push({ do: 'pattern', kind: clause.pattern, target, color: (clause.color ?? own[0]?.color)?.hex ?? null, words });
  else if (clause.color) wishes.push({ do: 'color', target, change: { kind: 'to', color: clause.color.hex, words: clause.color.words }, words });
  else for (const { noun, color } of own) if (color) wishes.push({ do: 'color', target: { nouns: [noun], except: target.except }, change: { kind: 'to', color: color.hex, words: color.words }, words });
  if (!pastel) for (const change of clause.shifts) wishes.push({ do: 'color', target, change: scaled(change, degree), words });
  for (const change of clause.sizes) {
    if (isOutline(target)) wishes.push({ do: 'lines', factor: grown(change, degree * 1.6).factor, words });
    else wishes.push({ do: 'size', target, change: grown(change, degree), words });
  }
  if (clause.feeling) wishes.push({ do: 'express', feeling: clause.feeling, words });
  if (clause.move && !isAll(target)) {
    const { dx, dy, spread, lift, words: said } = clause.move;
    wishes.push({ do: 'move', target, change: { dx: dx * degree, dy: dy * degree, spread: spread * degree, lift: lift * degree, words: said }, words });
  }
  return wishes;
}
