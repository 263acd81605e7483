import type { SceneEasel } from './easel';
import { balloons } from './kit/feast/balloons';
import { cake } from './kit/feast/cake';
import { christmasTree } from './kit/feast/christmas-tree';
import { gift } from './kit/feast/gift';
import { pumpkin } from './kit/feast/pumpkin';
import { snowman } from './kit/feast/snowman';
import { flower, rock } from './kit/land';
import { books } from './kit/room/books';
import { floorLamp } from './kit/room/lamps';
import { plant } from './kit/room/plant';
import { sofa, table } from './kit/room/furniture';
import { boat, parasol } from './kit/sea/beach';
import { coral, seaweed } from './kit/sea/reef';
import { bench, car, streetLamp } from './kit/town/street';
import { house } from './kit/town/houses';
import { bareTree, bush, roundTree } from './kit/trees/broadleaf';
import { palm, saguaro } from './kit/trees/desert';
import { pine } from './kit/trees/conifers';
import { flask } from './kit/work/flask';
import { monitor, mug, officeChair } from './kit/work/desk';
import { rack } from './kit/work/rack';
import { ball } from './kit/ball';
import { campfire, tent } from './kit/camp';
import { planet, rocket } from './kit/space';

/**
 * An object that can stand beside the mascot, drawn with its foot at (x, y).
 * `tall` and `wide` are its size in hundredths of the mascot's height.
 */
interface SceneObject {
  words: string;
  tall: number;
  wide: number;
  draw(e: SceneEasel, x: number, y: number, size: number, color?: string): string;
}

const BY_ID = {
  tree: {
    words: 'tree oak apple_tree',
    tall: 118,
    wide: 62,
    draw: (e, x, y, size, color) => roundTree(e, x, y, size, color),
  },
  pine: {
    words: 'pine pine_tree fir spruce',
    tall: 112,
    wide: 60,
    draw: (e, x, y, size, color) => pine(e, x, y, size, color),
  },
  bare_tree: { words: 'bare_tree dead_tree', tall: 104, wide: 60, draw: (e, x, y, size) => bareTree(e, x, y, size) },
  palm: { words: 'palm palm_tree', tall: 116, wide: 56, draw: (e, x, y, size) => palm(e, x, y, size) },
  bush: {
    words: 'bush shrub hedge',
    tall: 24,
    wide: 42,
    draw: (e, x, y, size, color) => bush(e, x, y, size * 1.8, color),
  },
  cactus: { words: 'cactus cacti', tall: 70, wide: 40, draw: (e, x, y, size) => saguaro(e, x, y, size) },
  flower: {
    words: 'flower tulip rose daisy sunflower',
    tall: 30,
    wide: 34,
    draw: (e, x, y, size, color = '#f08fb0') =>
      [-0.34, 0.32, 0]
        .map((dx, i) =>
          flower(e, x + dx * size, y + (i === 2 ? size * 0.12 : 0), size * (i === 2 ? 1 : 0.8), 'asked_petal', color),
        )
        .join(''),
  },
  rock: {
    words: 'rock stone boulder',
    tall: 20,
    wide: 26,
    draw: (e, x, y, size, color) => rock(e, x, y, size * 1.3, color),
  },
  boat: { words: 'boat sailboat ship yacht', tall: 54, wide: 50, draw: (e, x, y, size) => boat(e, x, y, size) },
  parasol: { words: 'parasol beach_umbrella sunshade', tall: 84, wide: 70, draw: (e, x, y, size) => parasol(e, x, y, size) },
  balloons: { words: 'balloon', tall: 100, wide: 62, draw: (e, x, y, size, color) => balloons(e, x, y, size, color) },
  gift: {
    words: 'gift present giftbox parcel package',
    tall: 24,
    wide: 28,
    draw: (e, x, y, size) => gift(e, x, y, size, 0),
  },
  cake: {
    words: 'cake birthday_cake cupcake',
    tall: 62,
    wide: 50,
    draw: (e, x, y, size) =>
      table(e, x, y, size * 0.78, size * 0.52, '#f3e4ea') + cake(e, x, y - size * 0.5, size * 0.44),
  },
  pumpkin: {
    words: 'pumpkin jack_lantern',
    tall: 26,
    wide: 34,
    draw: (e, x, y, size) => pumpkin(e, x, y, size, e.light.time === 'night'),
  },
  christmas_tree: {
    words: 'christmas_tree xmas_tree',
    tall: 112,
    wide: 76,
    draw: (e, x, y, size) => christmasTree(e, x, y, size),
  },
  snowman: { words: 'snowman', tall: 58, wide: 48, draw: (e, x, y, size) => snowman(e, x, y, size) },
  plant: {
    words: 'plant houseplant potted_plant',
    tall: 54,
    wide: 40,
    draw: (e, x, y, size, color) => plant(e, x, y, size, color),
  },
  lamp: {
    words: 'lamp floor_lamp',
    tall: 96,
    wide: 32,
    draw: (e, x, y, size, color) => floorLamp(e, x, y, size, color),
  },
  sofa: {
    words: 'sofa couch armchair',
    tall: 40,
    wide: 88,
    draw: (e, x, y, size, color) => sofa(e, x, y, size * 2.3, color),
  },
  books: {
    words: 'book stack_books textbook',
    tall: 40,
    wide: 48,
    draw: (e, x, y, size) =>
      table(e, x, y, size * 1.15, size * 0.72) + books(e, x - size * 0.4, y - size * 0.71, size * 0.8, size * 0.42),
  },
  screen: {
    words: 'monitor computer screen laptop dashboard',
    tall: 64,
    wide: 56,
    draw: (e, x, y, size) => table(e, x, y, size * 0.84, size * 0.52) + monitor(e, x, y - size * 0.51, size * 0.46),
  },
  mug: {
    words: 'mug cup coffee tea',
    tall: 48,
    wide: 34,
    draw: (e, x, y, size, color) =>
      table(e, x, y, size * 0.66, size * 0.68) + mug(e, x, y - size * 0.67, size * 0.3, color),
  },
  flask: {
    words: 'flask beaker potion',
    tall: 58,
    wide: 46,
    draw: (e, x, y, size, color = '#7fd0b8') =>
      table(e, x, y, size * 0.8, size * 0.58) + flask(e, x, y - size * 0.57, size * 0.42, 'asked_fluid', color),
  },
  server: { words: 'rack server_rack', tall: 100, wide: 36, draw: (e, x, y, size) => rack(e, x, y, size * 0.34, size) },
  chair: {
    words: 'chair office_chair',
    tall: 54,
    wide: 36,
    draw: (e, x, y, size, color) => officeChair(e, x, y, size, color),
  },
  bench: { words: 'bench', tall: 20, wide: 42, draw: (e, x, y, size) => bench(e, x, y, size * 2) },
  street_lamp: {
    words: 'streetlamp street_lamp lamppost street_light',
    tall: 112,
    wide: 30,
    draw: (e, x, y, size) => streetLamp(e, x, y, size),
  },
  house: {
    words: 'house cottage cabin hut',
    tall: 62,
    wide: 70,
    draw: (e, x, y, size, color = '#f3d9b8') => house(e, x, y, size * 1.1, color, '#d98878'),
  },
  car: {
    words: 'car van taxi',
    tall: 24,
    wide: 60,
    draw: (e, x, y, size, color = '#e5a05c') => car(e, x, y, size * 2.4, color),
  },
  tent: { words: 'tent', tall: 48, wide: 74, draw: (e, x, y, size) => tent(e, x, y, size * 1.5) },
  fire: { words: 'campfire bonfire fire', tall: 28, wide: 34, draw: (e, x, y, size) => campfire(e, x, y, size) },
  ball: { words: 'ball football soccer_ball', tall: 12, wide: 18, draw: (e, x, y, size) => ball(e, x, y, size) },
  rocket: {
    words: 'rocket spaceship spacecraft',
    tall: 62,
    wide: 44,
    draw: (e, x, y, size) => rocket(e, x, y - size * 0.1, size),
  },
  planet: {
    words: 'planet saturn',
    tall: 120,
    wide: 40,
    draw: (e, x, y, size) => planet(e, x, y - size * 0.85, size * 0.12, 'asked_planet', '#eba07c', true),
  },
  coral: {
    words: 'coral seaweed',
    tall: 42,
    wide: 46,
    draw: (e, x, y, size) => coral(e, x, y, size * 0.9, 'asked_coral', '#ef8f96') + seaweed(e, x + size * 0.4, y, size),
  },
} as const satisfies Record<string, SceneObject>;

/** The id of an object that scenes can draw. */
export type ObjectId = keyof typeof BY_ID;

/** An object that the prompt names, with its colour as hex, if one is named. */
export interface SceneThing {
  id: ObjectId;
  color: string | null;
}

/** Every object that scenes can draw. */
export const OBJECTS: Readonly<Record<ObjectId, SceneObject>> = BY_ID;

/** The ids of all objects that scenes can draw. */
export const OBJECT_IDS = Object.keys(BY_ID) as [ObjectId, ...ObjectId[]];

/** Draws an object with its foot at (x, y), `height` pixels tall, in the light of the scene. */
export const objectAt = (e: SceneEasel, id: ObjectId, x: number, y: number, height: number, color?: string): string =>
  OBJECTS[id].draw(e, x, y, height, color);

/** Words that name an object; `_` joins the words of a phrase. */
export const OBJECT_WORDS: Readonly<Record<string, ObjectId>> = Object.fromEntries(
  (Object.entries(OBJECTS) as [ObjectId, SceneObject][]).flatMap(([id, { words }]) =>
    words.split(' ').map((word) => [word, id] as const),
  ),
);
