import type { Easel } from './easel';
import { rock, flower } from './kit/land';
import { bush, palm, pine, roundTree, saguaro } from './kit/trees';
import { boat, parasol } from './kit/sea';

/** A thing that the words may put beside the mascot: how tall it stands, in hundredths of the mascot's height, and its drawing. */
interface SceneObject {
  words: string;
  tall: number;
  draw(e: Easel, x: number, y: number, size: number): string;
}

const ALL = {
  tree: { words: 'tree oak apple_tree', tall: 120, draw: (e, x, y, size) => roundTree(e, x, y, size) },
  pine: { words: 'pine pine_tree fir spruce', tall: 110, draw: (e, x, y, size) => pine(e, x, y, size) },
  palm: { words: 'palm palm_tree', tall: 115, draw: (e, x, y, size) => palm(e, x, y, size) },
  bush: { words: 'bush shrub hedge', tall: 30, draw: (e, x, y, size) => bush(e, x, y, size * 1.8) },
  cactus: { words: 'cactus cacti', tall: 70, draw: (e, x, y, size) => saguaro(e, x, y, size) },
  flower: { words: 'flower tulip rose daisy', tall: 30, draw: (e, x, y, size) => flower(e, x, y, size, 'petal_rose', '#f08fb0') },
  rock: { words: 'rock stone boulder', tall: 22, draw: (e, x, y, size) => rock(e, x, y, size * 1.4) },
  boat: { words: 'boat sailboat ship', tall: 50, draw: (e, x, y, size) => boat(e, x, y, size) },
  parasol: { words: 'parasol umbrella', tall: 80, draw: (e, x, y, size) => parasol(e, x, y, size) },
} as const satisfies Record<string, SceneObject>;

export type ObjectId = keyof typeof ALL;

const OBJECTS: Readonly<Record<ObjectId, SceneObject>> = ALL;

/** Words, and pairs of words joined by `_`, that name an object. */
export const OBJECT_WORDS: Readonly<Record<string, ObjectId>> = Object.fromEntries((Object.entries(OBJECTS) as [ObjectId, SceneObject][]).flatMap(([id, { words }]) => words.split(' ').map((word) => [word, id] as const)));

/** The objects that the words name, to the mascot's right and left by turns, a little behind it. */
export function objectsBeside(e: Easel, ids: readonly ObjectId[]): string {
  const { stage: { focus, width, margin, u, ground, horizon } } = e;
  const away = { right: focus.right + u * 8, left: focus.left - u * 8 };
  return ids.slice(0, 6).map((id, i) => {
    const { tall, draw } = OBJECTS[id];
    const size = tall * u;
    const half = Math.min(size * 0.32, u * 30);
    const right = i % 2 === 0 ? away.right + half < width - margin * 0.5 : away.left - half < margin * 0.5;
    const x = right ? Math.min(width - half, away.right + half) : Math.max(half, away.left - half);
    if (right) away.right = x + half;
    else away.left = x - half;
    return draw(e, x, ground - (ground - horizon) * (0.2 + 0.12 * (i % 3)), size);
  }).join('');
}
