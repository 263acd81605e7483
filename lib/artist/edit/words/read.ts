import type { MascotSpec } from '@/lib/core/spec/schema';
import { isAll, type TargetNoun, type EditTarget } from '../targets/target';
import type { Wish } from '../wish';
import { namingIn, questionIn } from './naming-and-questions';
import { clausesOf } from './clauses';
import type { Clause } from './clause';
import { lexemesOf } from './lexemes';
import { inKnownOrder } from './word-order';
import { wishesOf } from './wishes';

/** The changes that an instruction asks for, clause by clause, and the words that were not understood. */
export interface Instruction {
  wishes: Wish[];
  unknown: string[];
}

/** Reads an instruction for a mascot: its requested changes in order, with "it" and "them" resolved. */
export function readInstruction(text: string, spec: MascotSpec): Instruction {
  const wishes: Wish[] = [];
  const plain = text.replace(/[^\S\n]+/g, ' ');
  const naming = namingIn(plain);
  if (naming) wishes.push({ do: 'rename', ...naming });
  const rest = inKnownOrder(naming ? plain.replace(naming.words, () => ' , ') : plain);
  const asked = questionIn(rest);
  const unknown: string[] = asked ? [asked] : [];
  let about: EditTarget | null = null;
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

/** In "green and yellow" the second colour of the whole mascot is that of its belly. */
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

/** Excludes the nouns of "but not the belly" from the changes before it. */
function except(wishes: readonly Wish[], nouns: readonly TargetNoun[]): void {
  for (const wish of wishes)
    if ('target' in wish && isAll(wish.target))
      wish.target = { ...wish.target, except: [...wish.target.except, ...nouns] };
}

const isSame = (one: Wish, other: Wish): boolean =>
  JSON.stringify({ ...one, words: '' }) === JSON.stringify({ ...other, words: '' });

/** Merges clothes of consecutive changes, which are put on together. */
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
    // "Sketchy, like a pencil drawing" states the same change twice.
    else if (kept.some((each) => isSame(each, wish))) continue;
    else kept.push(wish);
  }
  return kept;
}
