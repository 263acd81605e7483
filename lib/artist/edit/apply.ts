import type { MascotSpec } from '@/lib/core/spec/schema';
import { age } from './acts/age';
import { become } from './acts/become';
import { color, swapColors } from './acts/color';
import { emblem } from './acts/emblem';
import { express } from './acts/express';
import { fluff } from './acts/fluff';
import { grow } from './acts/grow';
import { lines } from './acts/lines';
import { mirror } from './acts/mirror';
import { move } from './acts/move';
import { pattern } from './acts/pattern';
import { remove } from './acts/remove';
import { rename } from './acts/rename';
import { restore, undo } from './acts/restore';
import { size } from './acts/size';
import { style } from './acts/style';
import { swapTones } from './acts/swap-tones';
import { exchange, wear } from './acts/wear';
import type { ArtistWork } from '../types';
import { sentence } from '../say';
import type { SheetDrawing } from '@/lib/core/sheet/drawn-sheet';
import { redrawnFor } from './on-sheet/wishes';
import { looksAlike } from './looks-alike';
import type { EditOptions, EditOutcome } from './outcome';
import type { Wish } from './wish';

/**
 * The result of all requested changes: the spec, with sentences about what was done and what was not. `drawn` is the
 * sheet with the drawing that equals the spec; null if there is none.
 */
export interface Applied {
  spec: MascotSpec;
  drawn: SheetDrawing | null;
  done: string[];
  warnings: string[];
}

function applyWish(spec: MascotSpec, wish: Wish, options: EditOptions): EditOutcome {
  switch (wish.do) {
    case 'color':
      return color(spec, wish, options);
    case 'swap_colors':
      return swapColors(spec, wish, options);
    case 'size':
      return size(spec, wish, options);
    case 'express':
      return express(spec, wish, options);
    case 'style':
      return style(spec, wish, options);
    case 'age':
      return age(spec, wish, options);
    case 'pattern':
      return pattern(spec, wish, options);
    case 'move':
      return move(spec, wish, options);
    case 'swap_tones':
      return swapTones(spec, wish, options);
    case 'emblem':
      return emblem(spec, wish, options);
    case 'mirror':
      return mirror(spec, wish, options);
    case 'wear':
      return wear(spec, wish, options);
    case 'exchange':
      return exchange(spec, wish, options);
    case 'lines':
      return lines(spec, wish, options);
    case 'remove':
      return remove(spec, wish, options);
    case 'grow':
      return grow(spec, wish, options);
    case 'rename':
      return rename(spec, wish, options);
    case 'become':
      return become(spec, wish, options);
    case 'fluff':
      return fluff(spec, wish, options);
    case 'restore':
      return restore(spec, wish, options);
    case 'undo':
      return undo(spec, wish, options);
    default:
      return wish satisfies never;
  }
}

/**
 * Applies requested changes to a sanitised spec, one after the other, and yields a draft after each. A change that the
 * character sheet can express is made there, and the mascot is redrawn. Every change adds either a phrase to `done` or
 * a sentence to `warnings`.
 */
export async function* carriedOut(
  { spec, drawn }: Pick<Applied, 'spec' | 'drawn'>,
  wishes: readonly Wish[],
  options: EditOptions,
  signal: AbortSignal,
): ArtistWork<Applied> {
  let applied: Applied = { spec, drawn, done: [], warnings: [] };
  for (const wish of wishes) {
    signal.throwIfAborted();
    const next = added(applied, wish, applyWish(applied.spec, wish, options), options);
    if (next.spec !== applied.spec) {
      yield { type: 'progress', text: `${sentence(next.done.at(-1) ?? '')}.` };
      yield { type: 'draft', spec: next.spec };
    }
    applied = next;
  }
  return applied;
}

/** Adds the outcome of one change to the result so far. */
function added(
  { spec, drawn, done, warnings }: Applied,
  wish: Wish,
  outcome: EditOutcome,
  { keepRig }: EditOptions,
): Applied {
  const said = (news: readonly string[] = []): string[] => (wish.unasked ? warnings : [...warnings, ...news]);
  if ('refused' in outcome) return { spec, drawn, done, warnings: said([outcome.refused]) };
  if (wish.do !== 'rename' && looksAlike(spec, outcome.spec))
    return { spec, drawn, done, warnings: said([`"${wish.words}" would change nothing that can be seen.`]) };
  const redrawn = drawn && redrawnFor(drawn, outcome.spec, wish, keepRig);
  return {
    spec: redrawn?.spec ?? outcome.spec,
    drawn: redrawn,
    done: done.includes(outcome.done) ? done : [...done, outcome.done],
    warnings: said(outcome.warnings),
  };
}

/** A warning about words of the instruction that were not understood. */
export const notUnderstood = (words: readonly string[]): string[] =>
  words.map((each) => `I did not understand "${each}".`);
