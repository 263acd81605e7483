import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Wish } from './wish';

/** The outcome of one requested change: the new spec with a sentence about it, or the reason for a refusal. */
export type EditOutcome = { spec: MascotSpec; done: string; warnings?: string[] } | { refused: string };

/**
 * What a change must preserve. With `keepRig`, as in a variant, ids, parents, pivots, states and anchors stay.
 * `previous` is the version before the current one.
 */
export interface EditOptions {
  keepRig: boolean;
  previous?: MascotSpec | null;
}

/** A requested change of one kind. */
export type WishOf<Kind extends Wish['do']> = Extract<Wish, { do: Kind }>;

/** A function that applies one kind of change. */
export type EditAct<Kind extends Wish['do']> = (
  spec: MascotSpec,
  wish: WishOf<Kind>,
  options: EditOptions,
) => EditOutcome;

/** The common refusal: the mascot has no such part. */
export const nothingOf = (words: string): EditOutcome => ({
  refused: `This mascot has no ${words.replace(/^the /, '')} to change.`,
});
