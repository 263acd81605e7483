import type { Archetype } from '@/lib/core/spec/schema';
import type { Feature } from '@/lib/core/sheet/vocabulary';
import type { BodyShape } from '../words/face';
import type { GarmentId } from '../words/garment-ids';
import type { SpeciesColors } from './species-colors';

export type EarKind =
  | 'pointed'
  | 'cat'
  | 'round'
  | 'big_round'
  | 'long'
  | 'floppy'
  | 'small'
  | 'bat'
  | 'pig'
  | 'koala'
  | 'side'
  | 'fan'
  | 'leaf'
  | 'horse'
  | 'tuft'
  | 'none';
export type HeadKind =
  | 'fox'
  | 'cat'
  | 'dog'
  | 'bear'
  | 'rabbit'
  | 'mouse'
  | 'frog'
  | 'robot'
  | 'person'
  | 'dragon'
  | 'alien'
  | 'long'
  | 'hippo'
  | 'round';
export type SnoutKind =
  | 'fox'
  | 'cat'
  | 'dog'
  | 'bear'
  | 'rabbit'
  | 'mouse'
  | 'pig'
  | 'frog'
  | 'dragon'
  | 'koala'
  | 'cow'
  | 'horse'
  | 'trunk'
  | 'beak'
  | 'bill'
  | 'dolphin'
  | 'seal'
  | 'tube'
  | 'hippo'
  | 'croc'
  | 'toucan'
  | 'hooked'
  | 'great'
  | 'pouch'
  | 'needle'
  | 'pointed'
  | 'button'
  | 'none';
export type TailKind =
  | 'brush'
  | 'bushy'
  | 'curl'
  | 'wag'
  | 'stub'
  | 'puff'
  | 'thin'
  | 'tuft'
  | 'ringed'
  | 'reptile'
  | 'horse'
  | 'pig'
  | 'paddle'
  | 'otter'
  | 'skunk'
  | 'none';
export type ExtraKind =
  | 'mask'
  | 'panda'
  | 'raccoon'
  | 'mane'
  | 'horns'
  | 'small_horns'
  | 'spikes'
  | 'antenna'
  | 'antennae'
  | 'stripes'
  | 'spots'
  | 'hair'
  | 'bat_wings'
  | 'insect_wings'
  | 'unicorn_horn'
  | 'antlers'
  | 'frog_eyes'
  | 'blaze'
  | 'wool'
  | 'ear_disks'
  | 'spout'
  | 'prickles'
  | 'beetle_horn'
  | 'spines'
  | 'gills'
  | 'ossicones'
  | 'nose_horn'
  | 'brow_horns'
  | 'frill'
  | 'plates'
  | 'humps'
  | 'comb'
  | 'pouch'
  | 'peacock_fan'
  | 'turkey_fan'
  | 'flame_fan'
  | 'plume_fan'
  | 'flame_crest'
  | 'moose_antlers'
  | 'curled_horns'
  | 'sloth'
  | 'badger'
  | 'smooth_head'
  | 'fairy_wings'
  | 'fish_tail'
  | 'elf_ears'
  | 'coin'
  | 'nose_ring';

/** Natural patches of colour: around eyes and mouth, over the brow, on head and trunk. */
export type MarkKind =
  'eye_patch' | 'patches' | 'cap' | 'dark_face' | 'eye_spots' | 'back_stripes' | 'red_panda' | 'crown_spot';

/** What makes a subject recognisable: choices among what the anatomy can draw. */
export interface Species {
  title: string;
  /** Words that name it, in several languages; two words are joined by `_`. */
  words?: string;
  archetype: Archetype;
  colors: SpeciesColors;
  /** Which drawing of a blob, winged creature or object; bipeds and quadrupeds are told apart by the fields below. */
  form?: string;
  head?: HeadKind;
  ears?: EarKind;
  snout?: SnoutKind;
  tail?: TailKind;
  hands?: 'paw' | 'mitt' | 'hoof' | 'claw' | 'grip';
  /** Hands and feet in another material, like a fox's socks. */
  socks?: 'accent' | 'belly';
  /** What is painted on head and trunk beside the belly. */
  marks?: readonly MarkKind[];
  /** The outsides of the ears on the viewer's left and right, when not the head's material. */
  earColors?: readonly [left: string, right: string];
  /** The end of a tail that shows one. */
  tailTip?: 'body' | 'accent' | 'belly' | 'marking';
  /** The material of the raised part around the mouth; the belly's by default. */
  muzzle?: 'belly' | 'accent';
  /** Arms and legs in the accent colour throughout. */
  darkLimbs?: boolean;
  extras?: readonly ExtraKind[];
  shape?: Partial<BodyShape>;
  /** The head in the belly's colour, as an eagle's. */
  paleHead?: boolean;
  /** Whether the accent keeps its colour when the words colour the body: a green snail's shell is still brown. */
  keepsAccent?: boolean;
  /** Built of metal: with a screen for a face, a control panel, joints and rivets. */
  isMachine?: boolean;
  /** Drawn as people are: skin, hair, shirt, trousers and shoes. */
  human?: boolean;
  /** The material that the eyes lie on, when not the body's. */
  faceOn?: 'belly' | 'accent' | 'marking';
  /** Garments that come with the species, for places where the words name none. */
  wears?: readonly GarmentId[];
  /** How long the neck of a body on four legs is, in pixels. */
  neck?: number;
  /** Head width against its height. */
  wide?: number;
  eyes?: 'glossy' | 'full' | 'dot' | 'screen' | 'big';
  /** Traits of face and coat that come with the species, such as a shark's teeth. */
  features?: readonly Feature[];
  /** First names that suit it. */
  names: readonly [string, ...string[]];
}
