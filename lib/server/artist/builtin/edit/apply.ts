import type { MascotSpec } from '@/lib/core/spec/schema';
import { age } from './acts/age';
import { color, swapColors } from './acts/color';
import { express } from './acts/express';
import { grow } from './acts/grow';
import { lines } from './acts/lines';
import { mirror } from './acts/mirror';
import { move } from './acts/move';
import { pattern } from './acts/pattern';
import { remove } from './acts/remove';
import { rename } from './acts/rename';
import { size } from './acts/size';
import { style } from './acts/style';
import { exchange, wear } from './acts/wear';
import type { EditOptions, Outcome } from './outcome';
import type { Wish } from './wish';

/** What came of all wishes: the spec, what was done and what was not, in words. */
export interface Applied {
  spec: MascotSpec;
  done: string[];
  warnings: string[];
}

/** Carries out one wish on a clean spec. */
export function applyWish(spec: MascotSpec, wish: Wish, options: EditOptions): Outcome {
  switch (wish.do) {
    case 'color': return color(spec, wish, options);
    case 'swap_colors': return swapColors(spec, wish, options);
    case 'size': return size(spec, wish, options);
    case 'express': return express(spec, wish, options);
    case 'style': return style(spec, wish, options);
    case 'age': return age(spec, wish, options);
    case 'pattern': return pattern(spec, wish, options);
    case 'move': return move(spec, wish, options);
    case 'mirror': return mirror(spec, wish, options);
    case 'wear': return wear(spec, wish, options);
    case 'exchange': return exchange(spec, wish, options);
    case 'lines': return lines(spec, wish, options);
    case 'remove': return remove(spec, wish, options);
    case 'grow': return grow(spec, wish, options);
    case 'rename': return rename(spec, wish, options);
    case 'undo': return { refused: 'An edit cannot look back at earlier versions: open the list of versions and restore the one you want.' };
    default: return wish satisfies never;
  }
}

/** Carries out wishes on a clean spec, one after the other; what cannot be done is a warning. `keepRig` is for variants: ids, parents, pivots, states and anchors stay. */
export function applyWishes(spec: MascotSpec, wishes: readonly Wish[], options: EditOptions): Applied {
  return wishes.reduce<Applied>((applied, wish) => added(applied, applyWish(applied.spec, wish, options)), { spec, done: [], warnings: [] });
}

/** What was done so far and what came of one more wish. */
export function added({ spec, done, warnings }: Applied, outcome: Outcome): Applied {
  if ('refused' in outcome) return { spec, done, warnings: [...warnings, outcome.refused] };
  return { spec: outcome.spec, done: [...done, outcome.done], warnings: [...warnings, ...(outcome.warnings ?? [])] };
}
