import { PERCH_SPOTS } from '@/lib/core/sheet/vocabulary';
import { PROP_ROWS, type PropId } from '../kit/props';
import { GARMENT_ROWS } from '../kit/garments';
import type { GarmentRow } from '../kit/garments/row';
import { UNDER_ROWS, type UnderId, type UnderRow } from '../kit/under';
import type { GarmentId, TailoredId, Wear } from './garment-ids';

/**
 * The place of an item on a figure; each holds one item. Items that people wear over one another have separate places:
 * a cape under a backpack, a necklace over a scarf, a badge on an apron.
 */
export type WornPlace =
  | 'head'
  | 'eyes'
  | 'neck'
  | 'pendant'
  | 'chest'
  | 'badge'
  | 'trunk'
  | 'shoulders'
  | 'back'
  | 'hands'
  | 'feet'
  | 'held'
  | 'held_too'
  | 'ears'
  | 'waist'
  | 'nose'
  | 'under'
  | 'behind'
  | 'legs'
  | 'wrists'
  | 'fingers'
  | 'elbows'
  | 'knees';

const PLACES: Readonly<Record<TailoredId, WornPlace>> = {
  apron: 'chest',
  chef_hat: 'head',
  cap: 'head',
  beanie: 'head',
  top_hat: 'head',
  wizard_hat: 'head',
  party_hat: 'head',
  hard_hat: 'head',
  crown: 'head',
  straw_hat: 'head',
  pirate_hat: 'head',
  santa_hat: 'head',
  beret: 'head',
  fire_helmet: 'head',
  detective_hat: 'head',
  knight_helmet: 'head',
  space_helmet: 'head',
  bow: 'head',
  flower: 'head',
  halo: 'head',
  headphones: 'ears',
  glasses: 'eyes',
  sunglasses: 'eyes',
  scarf: 'neck',
  bow_tie: 'neck',
  tie: 'neck',
  medal: 'pendant',
  stethoscope: 'pendant',
  cape: 'shoulders',
  backpack: 'back',
  hoodie: 'trunk',
  shirt: 'trunk',
  space_suit: 'trunk',
  gloves: 'hands',
  boots: 'feet',
  coffee_cup: 'held',
  laptop: 'held',
  book: 'held',
  wand: 'held',
  magnifier: 'held',
  sword: 'held',
  paintbrush: 'held',
  heart: 'held',
  star: 'held',
  balloon: 'held',
  balloon_bunch: 'held',
  wrench: 'held',
  whisk: 'held',
  phone: 'held',
  pencil: 'held',
  gift: 'held',
  carrot: 'held',
  leaf: 'held',
  microphone: 'held',
  shield: 'held_too',
  flag: 'held_too',
  graduation_cap: 'head',
  police_cap: 'head',
  cowboy_hat: 'head',
  viking_helmet: 'head',
  flower_crown: 'head',
  witch_hat: 'head',
  headband: 'head',
  ninja_band: 'head',
  antlers: 'head',
  elf_hat: 'head',
  sailor_hat: 'head',
  bandana: 'head',
  earmuffs: 'ears',
  bunny_ears: 'head',
  hijab: 'head',
  turban: 'head',
  superhero_mask: 'eyes',
  eye_patch: 'eyes',
  monocle: 'eyes',
  clown_nose: 'nose',
  fire_breath: 'nose',
  smoke_breath: 'nose',
  lei: 'neck',
  necklace: 'pendant',
  sheriff_badge: 'badge',
  lab_coat: 'trunk',
  suit: 'trunk',
  armor: 'trunk',
  bee_costume: 'trunk',
  tool_belt: 'waist',
  tutu: 'waist',
  skirt: 'waist',
  swim_ring: 'waist',
  life_vest: 'chest',
  angel_wings: 'back',
  fairy_wings: 'back',
  bat_wings: 'back',
  jetpack: 'back',
  mittens: 'hands',
  skates: 'feet',
  roller_skates: 'feet',
  bell_collar: 'neck',
  baby_bump: 'chest',
  saddle: 'back',
  saddle_blanket: 'back',
  umbrella: 'held_too',
  lantern: 'held_too',
  pumpkin: 'held',
  candy_cane: 'held',
  football: 'held',
  basketball: 'held',
  guitar: 'held_too',
  camera: 'held',
  shopping_bag: 'held',
  hammer: 'held',
  ice_cream: 'held',
  trophy: 'held',
  map: 'held',
  pizza: 'held',
  clipboard: 'held',
  briefcase: 'held',
  beach_ball: 'held',
  surfboard: 'held_too',
  broom: 'held',
  flask: 'held',
  gamepad: 'held',
  racket: 'held',
  bouquet: 'held',
  snowball: 'held',
};

/** The place of a garment or prop on a figure. */
export function placeOf(item: GarmentId): WornPlace {
  const under: UnderRow | undefined = UNDER_ROWS[item as UnderId];
  if (under) return under.place ?? 'under';
  const cloth: GarmentRow | undefined = GARMENT_ROWS[item as keyof typeof GARMENT_ROWS];
  if (cloth) return cloth.place;
  const prop = PROP_ROWS.get(item as PropId);
  if (prop) return prop.right ? 'held_too' : 'held';
  return PLACES[item as TailoredId];
}

/** The place that a worn item takes: its own, or the one of the body part that it stands on. */
export const spotOf = ({ item, on }: Pick<Wear, 'item' | 'on'>): WornPlace => (on ? PERCH_SPOTS[on] : placeOf(item));

/** The free hand for a second prop, by the place of the first. */
export const OTHER_HAND: Readonly<Partial<Record<WornPlace, WornPlace>>> = { held: 'held_too', held_too: 'held' };

/** Whether an item is carried in a hand. */
export const isHeld = (item: GarmentId): boolean => placeOf(item).startsWith('held');

/**
 * The smallest and largest size factor of items, by place. Items close to the body, such as shirts, are missing,
 * because they have the size of the body.
 */
export const ITEM_SIZES: Readonly<Partial<Record<WornPlace, readonly [least: number, largest: number]>>> = {
  head: [0.5, 1.6],
  eyes: [0.72, 1.22],
  nose: [0.6, 1.6],
  neck: [0.6, 1.5],
  pendant: [0.6, 1.5],
  shoulders: [0.7, 1.2],
  back: [0.7, 1.45],
  held: [0.5, 1.6],
  held_too: [0.5, 1.6],
};
