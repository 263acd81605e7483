import type { Wear } from './garment-ids';
import type { PromptNoun } from './nouns-and-colors';
import type { Token } from './tokens';

/** What is ridden, by its words; a horse that nobody rides is a horse. */
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

/** How many words before what is ridden its verb may stand: "riding a small white pony". */
const REACH = 4;

/** What somebody rides, and the position of its word; null where nobody rides. */
export function mountOf(tokens: readonly Token[]): { worn: Wear; at: number } | null {
  const at = tokens.findIndex(
    ({ word }, place) =>
      RIDDEN.has(word) && tokens.slice(Math.max(0, place - REACH), place).some((before) => RIDING.has(before.word)),
  );
  const worn = RIDDEN.get(tokens[at]?.word ?? '');
  return worn && at > 0 ? { worn, at } : null;
}

/** Whether a noun is what is ridden, which is not carried as well. */
export const isRidden = (tokens: readonly Token[], noun: PromptNoun): boolean =>
  noun.kind === 'garment' && noun.at === mountOf(tokens)?.at;
