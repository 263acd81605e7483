import type { StyleId } from '@/lib/core/styles';
import type { GarmentId, Wear } from '../words/garment-ids';
import type { EditTarget } from './targets/target';

/**
 * A colour's change: to another, toward one by a share, or in OKLCH (`l`, `h`, `add` are added, `c` is a factor,
 * `spread` moves away from middle lightness).
 */
export type ColorChange =
  | { kind: 'to'; color: string; words: string }
  | { kind: 'toward'; color: string; share: number; words: string }
  | { kind: 'shift'; l: number; c: number; h: number; add: number; spread: number; words: string };

/** A feeling as eyes, brows and mouth can show it. */
export type Feeling =
  | 'happy'
  | 'joyful'
  | 'calm'
  | 'sad'
  | 'angry'
  | 'sleepy'
  | 'asleep'
  | 'surprised'
  | 'wink'
  | 'cool'
  | 'cheeky'
  | 'scared';

export type PatternKind = 'stripes' | 'spots' | 'patches' | 'hearts' | 'stars';

/** How a size changes: factors across and along, about the place where a part is attached. */
export interface SizeChange {
  kind: 'scale' | 'length' | 'width' | 'round';
  factor: number;
  words: string;
}

/**
 * How something moves: by shares of the canvas's side, apart from the middle (`spread`), and turned by degrees upward
 * (`lift`).
 */
export interface MoveChange {
  dx: number;
  dy: number;
  spread: number;
  lift: number;
  words: string;
}

/** What clothes of a look are together: "as a pirate"; and which of them the words themselves name. */
export interface NamedOutfit {
  titles: readonly string[];
  named: readonly GarmentId[];
}

/**
 * One thing that an instruction asks for, with its clause in `words`. A look adds `unasked` ones: nothing is said where
 * they are impossible.
 */
export type Wish = { words: string; unasked?: true } & (
  | { do: 'color'; target: EditTarget; change: ColorChange }
  | { do: 'swap_colors'; one: EditTarget; other: EditTarget }
  | { do: 'size'; target: EditTarget; change: SizeChange }
  | { do: 'express'; feeling: Feeling }
  | { do: 'style'; style: StyleId }
  | { do: 'lines'; factor: number }
  | { do: 'age'; older: boolean; amount: number }
  | { do: 'pattern'; kind: PatternKind; target: EditTarget; color: string | null }
  | { do: 'remove'; target: EditTarget }
  | { do: 'grow'; target: EditTarget }
  | { do: 'wear'; items: Wear[]; look?: NamedOutfit }
  | { do: 'become'; subject: string }
  | { do: 'exchange'; from: GarmentId; open: boolean; to: Wear }
  | { do: 'move'; target: EditTarget; change: MoveChange }
  | { do: 'mirror' }
  | { do: 'rename'; name: string }
  | { do: 'fluff'; target: EditTarget }
  | { do: 'restore'; target: EditTarget }
  | { do: 'undo' }
);
