import type { StyleId } from '@/lib/core/styles';
import type { GarmentId, Wear } from '../words/garment-ids';
import type { EditTarget } from './targets/target';

/**
 * A change of colour: `to` sets a colour, `toward` mixes one in by a share, and `shift` works in OKLCH.
 * `l`, `h` and `add` are added to lightness, hue and chroma, and `c` multiplies chroma.
 * `spread` moves lightness away from the middle.
 */
export type ColorChange =
  | { kind: 'to'; color: string; words: string }
  | { kind: 'toward'; color: string; share: number; words: string }
  | { kind: 'shift'; l: number; c: number; h: number; add: number; spread: number; words: string };

/** A feeling that eyes, brows and mouth can show. */
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

/** A pattern that can be painted on parts. */
export type PatternKind = 'stripes' | 'spots' | 'patches' | 'hearts' | 'stars';

/** A change of size: a factor along or across a part's axis, or both, about the part's pivot. */
export interface SizeChange {
  kind: 'scale' | 'length' | 'width' | 'round';
  factor: number;
  words: string;
}

/**
 * A movement: translation in shares of the canvas's side, distance from the middle (`spread`), and rotation upward in
 * degrees (`lift`).
 */
export interface MoveChange {
  dx: number;
  dy: number;
  spread: number;
  lift: number;
  words: string;
}

/**
 * The titles of the looks that an outfit stands for ("as a pirate"), and the garments that the instruction itself
 * names.
 */
export interface NamedOutfit {
  titles: readonly string[];
  named: readonly GarmentId[];
}

/** A mark that can be put on a mascot: a known one, or a letter or digit in lower case. */
export type EmblemMark =
  | 'heart'
  | 'star'
  | 'moon'
  | 'bolt'
  | 'flower'
  | 'drop'
  | 'cross'
  | 'diamond'
  | 'circle'
  | 'check'
  | { sign: string };

/** Where an emblem goes. */
export type EmblemPlace = 'chest' | 'belly' | 'forehead';

/**
 * One requested change of an instruction, with the text of its clause in `words`.
 * Changes that a look adds are `unasked`: no warning is given if they are impossible.
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
  | { do: 'swap_tones'; named: readonly [one: string, other: string] | null }
  | { do: 'emblem'; mark: EmblemMark; place: EmblemPlace; color: string | null }
  | { do: 'mirror' }
  | { do: 'rename'; name: string }
  | { do: 'fluff'; target: EditTarget }
  | { do: 'restore'; target: EditTarget }
  | { do: 'undo' }
);
