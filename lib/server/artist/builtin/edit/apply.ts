import type { MascotSpec } from '@/lib/core/spec/schema';
import { color, swapColors } from './acts/color';
import { express } from './acts/express';
import { lines } from './acts/lines';
import { remove } from './acts/remove';
import { rename } from './acts/rename';
import { size } from './acts/size';
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
    case 'lines': return lines(spec, wish, options);
    case 'remove': return remove(spec, wish, options);
    case 'rename': return rename(spec, wish, options);
    case 'undo': return { refused: 'An edit cannot look back at earlier versions: open the list of versions and restore the one you want.' };
    default: return { refused: `"${wish.words}" is not something this artist can do yet.` };
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
