import type { Perch } from '@/lib/core/sheet/vocabulary';
import type { PropId } from '../kit/props';
import type { KitGarmentId } from '../kit/garments';
import type { BodySide } from '../body/side';
import type { UnderId } from '../kit/under';

/** The ids of garments and props that are drawn by a function instead of kit data. */
export type TailoredId =
  | 'apron'
  | 'chef_hat'
  | 'cap'
  | 'beanie'
  | 'top_hat'
  | 'wizard_hat'
  | 'party_hat'
  | 'hard_hat'
  | 'crown'
  | 'straw_hat'
  | 'pirate_hat'
  | 'santa_hat'
  | 'beret'
  | 'fire_helmet'
  | 'detective_hat'
  | 'knight_helmet'
  | 'space_helmet'
  | 'bow'
  | 'flower'
  | 'headphones'
  | 'halo'
  | 'glasses'
  | 'sunglasses'
  | 'scarf'
  | 'bow_tie'
  | 'tie'
  | 'cape'
  | 'backpack'
  | 'hoodie'
  | 'shirt'
  | 'space_suit'
  | 'medal'
  | 'stethoscope'
  | 'gloves'
  | 'boots'
  | 'coffee_cup'
  | 'laptop'
  | 'book'
  | 'wand'
  | 'magnifier'
  | 'sword'
  | 'paintbrush'
  | 'heart'
  | 'star'
  | 'balloon'
  | 'balloon_bunch'
  | 'wrench'
  | 'whisk'
  | 'phone'
  | 'pencil'
  | 'shield'
  | 'gift'
  | 'carrot'
  | 'leaf'
  | 'microphone'
  | 'flag'
  | 'graduation_cap'
  | 'police_cap'
  | 'cowboy_hat'
  | 'viking_helmet'
  | 'flower_crown'
  | 'witch_hat'
  | 'headband'
  | 'ninja_band'
  | 'antlers'
  | 'elf_hat'
  | 'sailor_hat'
  | 'bandana'
  | 'earmuffs'
  | 'bunny_ears'
  | 'hijab'
  | 'turban'
  | 'superhero_mask'
  | 'eye_patch'
  | 'monocle'
  | 'clown_nose'
  | 'fire_breath'
  | 'smoke_breath'
  | 'lei'
  | 'necklace'
  | 'sheriff_badge'
  | 'lab_coat'
  | 'suit'
  | 'armor'
  | 'bee_costume'
  | 'tool_belt'
  | 'tutu'
  | 'skirt'
  | 'swim_ring'
  | 'life_vest'
  | 'angel_wings'
  | 'fairy_wings'
  | 'bat_wings'
  | 'jetpack'
  | 'mittens'
  | 'skates'
  | 'roller_skates'
  | 'bell_collar'
  | 'baby_bump'
  | 'saddle'
  | 'saddle_blanket'
  | 'umbrella'
  | 'lantern'
  | 'pumpkin'
  | 'candy_cane'
  | 'football'
  | 'basketball'
  | 'guitar'
  | 'camera'
  | 'shopping_bag'
  | 'hammer'
  | 'ice_cream'
  | 'trophy'
  | 'map'
  | 'pizza'
  | 'clipboard'
  | 'briefcase'
  | 'beach_ball'
  | 'surfboard'
  | 'broom'
  | 'flask'
  | 'gamepad'
  | 'racket'
  | 'bouquet'
  | 'snowball';

/** The id of anything that the wardrobe can draw on a figure: garments, props, and things to stand on. */
export type GarmentId = TailoredId | KitGarmentId | PropId | UnderId;

/** An item that is worn or held. `color` is the colour that the prompt gives it, else null. */
export interface Wear {
  item: GarmentId;
  color: string | null;
  /** Whether each hand holds one of it. */
  both?: true | undefined;
  /** The character's own hand that holds it; absent if it is open. */
  hand?: 'left' | 'right' | undefined;
  /** Where it stands on the body, instead of in a hand. */
  on?: Perch | undefined;
  /** What is printed on it: a `MarkShape`, or letters or digits in lower case. */
  mark?: { shape: string; color: string | null } | undefined;
  /** The factor on its usual size; 1 if absent. */
  size?: number | undefined;
}

/** A thing on the floor beside a figure, on one side of the picture. */
export interface FloorThing {
  item: GarmentId;
  color: string | null;
  side: BodySide;
}
