import type { GarmentId } from './garment-ids';
import { nounsOf } from './nouns-and-colors';
import { OPEN_WORDS } from './outfits';
import { placeOf } from './places';
import { SUBJECT_WORDS } from './subjects';
import type { Token } from './tokens';
import { isDenied } from './wear';

/** Notes on the subjects that a prompt excludes: "no cat". */
export const sparedIn = (refused: readonly Token[]): string[] =>
  refused.flatMap(({ word, text }) => (SUBJECT_WORDS.has(word) ? [`no ${text}`] : []));

/** The items that "no weapons" rules out. */
const WEAPONS: ReadonlySet<GarmentId> = new Set(['sword', 'axe', 'spear', 'archery_bow', 'knife']);

/** Makes the test whether an item that nobody named may be worn in spite of the excluded words. */
export function keptBy(refused: readonly Token[]): (item: GarmentId) => boolean {
  const unwanted = new Set(nounsOf(refused).flatMap((noun) => (noun.kind === 'garment' ? [noun.item] : [])));
  const open =
    refused.some(({ word }) => OPEN_WORDS.has(word)) || [...unwanted].some((item) => placeOf(item) === 'head');
  const unarmed = refused.some(({ word }) => word === 'weapon');
  return (item) => !isDenied(item, unwanted, open) && !(unarmed && WEAPONS.has(item));
}
