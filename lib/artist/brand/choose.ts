import { archetypeOf, type Option } from './options';
import type { Dice } from '../random';

/** The largest number of ranks that the random choice adds to an option. */
const MAX_CHANCE_RANKS = 1.2;
/** The penalty, in ranks, for two of three options with the same archetype. */
const SAME_ARCHETYPE_COST = 2.5;

/** Chooses an animal, a thing and an option of another kind: the best three, preferably of different archetypes. */
export function chooseThree(options: readonly Option[], dice: Dice): [Option, Option, Option] {
  const ranked = options.map((each) => ({
    option: each,
    cost: each.rank + (each.named ? 0 : dice.between(0, MAX_CHANCE_RANKS)),
  }));
  const of = (...kinds: Option['kind'][]) => ranked.filter(({ option }) => kinds.includes(option.kind));
  let best: { three: [Option, Option, Option]; cost: number } | null = null;
  for (const animal of of('animal')) {
    for (const thing of of('thing')) {
      for (const other of of('fantasy', 'person', 'letter')) {
        const three: [Option, Option, Option] = [animal.option, thing.option, other.option];
        const cost =
          animal.cost + thing.cost + other.cost + SAME_ARCHETYPE_COST * (3 - new Set(three.map(archetypeOf)).size);
        if (!best || cost < best.cost) best = { three, cost };
      }
    }
  }
  if (!best) throw new Error('An industry needs an animal, a thing and another kind of mascot.');
  return best.three;
}
