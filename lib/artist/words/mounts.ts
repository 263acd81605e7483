import type { Wear } from './garment-ids';
import type { PromptNoun } from './prompt-noun';
import { type Token, wordAt } from './tokens';

/** Words for mounts and vehicles that are ridden. They apply only after a verb of riding. */
const ROWS: readonly (readonly [Wear, string])[] = [
  [{ item: 'mount', color: null }, 'horse pony mare stallion pferd caballo cheval cavallo'],
  [{ item: 'mount', color: '#9c948f' }, 'donkey mule burro esel'],
  [{ item: 'unicorn_mount', color: null }, 'unicorn unicornio einhorn licorne'],
  [{ item: 'pedal_bike', color: null }, 'bicycle bike fahrrad bicicleta velo bicicletta tricycle'],
  [{ item: 'unicycle', color: null }, 'unicycle einrad monociclo'],
];

const RIDDEN: ReadonlyMap<string, Wear> = new Map(
  ROWS.flatMap(([worn, words]) => words.split(' ').map((word): [string, Wear] => [word, worn])),
);

const RIDING = new Set('riding rides ride on atop onto aboard reitet auf sur sobre su montando'.split(' '));

/** The largest distance from the verb to the mount: "riding a small white pony". */
const REACH_WORDS = 4;

/** The mount or vehicle of the rider and the position of its word; null if nothing is ridden. */
export function mountOf(tokens: readonly Token[]): { worn: Wear; at: number } | null {
  const at = tokens.findIndex(
    ({ word }, place) =>
      RIDDEN.has(word) &&
      tokens.slice(Math.max(0, place - REACH_WORDS), place).some((before) => RIDING.has(before.word)),
  );
  const worn = RIDDEN.get(wordAt(tokens, at));
  return worn && at > 0 ? { worn, at } : null;
}

/** Whether a noun is the mount, which is not carried as well. */
export const isRidden = (tokens: readonly Token[], noun: PromptNoun): boolean =>
  noun.kind === 'garment' && noun.at === mountOf(tokens)?.at;
