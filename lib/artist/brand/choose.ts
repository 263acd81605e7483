import { archetypeOf, type Option } from './options';
import type { Dice } from '../random';

/** How much chance may move an option among its likes, in places. */
const CHANCE = 1.2;
/** What it costs, in places, that two of three stand and move alike. */
const ALIKE = 2.5;

/**
 * Three mascots of different kinds: an animal, a thing, and one of neither; of all such the best that stand and move
 * differently.
 */
export function chooseThree(options: readonly Option[], dice: Dice): [Option, Option, Option] {
  const ranked = options.map((each) => ({
    option: each,
    cost: each.rank + (each.named ? 0 : dice.between(0, CHANCE)),
  }));
  const of = (...kinds: Option['kind'][]) => ranked.filter(({ option }) => kinds.includes(option.kind));
  let best: { three: [Option, Option, Option]; cost: number } | null = null;
  for (const animal of of('animal')) {
    for (const thing of of('thing')) {
      for (const other of of('fantasy', 'person', 'letter')) {
        const three: [Option, Option, Option] = [animal.option, thing.option, other.option];
        const cost = animal.cost + thing.cost + other.cost + ALIKE * (3 - new Set(three.map(archetypeOf)).size);
        if (!best || cost < best.cost) best = { three, cost };
      }
    }
  }
  if (!best) throw new Error('A trade needs an animal, a thing and another mascot.');
  return best.three;
}
