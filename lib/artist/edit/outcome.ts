import type { MascotSpec } from '@/lib/core/spec/schema';
import type { Wish } from './wish';

/** What came of a wish: the changed spec and what to say of it, or why it was left out. */
export type EditOutcome = { spec: MascotSpec; done: string; warnings?: string[] } | { refused: string };

/**
 * What a change must keep. With `keepRig` ids, parents, pivots, states and anchors stay, as in a variant; `previous` is
 * the version before.
 */
export interface EditOptions {
  keepRig: boolean;
  previous?: MascotSpec | null;
}

/** A wish of one kind. */
export type WishOf<Kind extends Wish['do']> = Extract<Wish, { do: Kind }>;

/** How one kind of wish is carried out. */
export type EditAct<Kind extends Wish['do']> = (
  spec: MascotSpec,
  wish: WishOf<Kind>,
  options: EditOptions,
) => EditOutcome;

/** The usual refusal: this mascot has nothing of the kind. */
export const nothingOf = (words: string): EditOutcome => ({
  refused: `This mascot has no ${words.replace(/^the /, '')} to change.`,
});
