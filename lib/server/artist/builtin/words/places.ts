import type { GarmentId } from './outfits';

/** Where a garment or prop goes; a mascot wears one thing at each place. */
export type Place = 'head' | 'eyes' | 'neck' | 'chest' | 'trunk' | 'back' | 'hands' | 'feet' | 'held' | 'held_too' | 'ears';

const PLACES: Readonly<Record<GarmentId, Place>> = {
  apron: 'chest', chef_hat: 'head', cap: 'head', beanie: 'head', top_hat: 'head', wizard_hat: 'head', party_hat: 'head', hard_hat: 'head', crown: 'head', straw_hat: 'head', pirate_hat: 'head', santa_hat: 'head', beret: 'head', fire_helmet: 'head', detective_hat: 'head', knight_helmet: 'head', space_helmet: 'head', bow: 'head', flower: 'head', halo: 'head', headphones: 'ears',
  glasses: 'eyes', sunglasses: 'eyes', scarf: 'neck', bow_tie: 'neck', tie: 'neck', medal: 'neck', stethoscope: 'neck', cape: 'back', backpack: 'back', hoodie: 'trunk', shirt: 'trunk', space_suit: 'trunk', gloves: 'hands', boots: 'feet',
  coffee_cup: 'held', laptop: 'held', book: 'held', wand: 'held', magnifier: 'held', sword: 'held', paintbrush: 'held', heart: 'held', star: 'held', balloon: 'held', wrench: 'held', whisk: 'held', phone: 'held', pencil: 'held', gift: 'held', carrot: 'held', leaf: 'held', microphone: 'held', shield: 'held_too', flag: 'held_too',
};

/** The place of a garment or prop. */
export const placeOf = (item: GarmentId): Place => PLACES[item];
