import type { Archetype } from '@/lib/core/spec/schema';
import type { Feature } from '@/lib/core/sheet/vocabulary';
import type { BodyShape } from '../words/body-words';
import type { GarmentId } from '../words/garment-ids';
import type { SpeciesColors } from './species-colors';

/** The shapes of ears. */
export type EarKind =
  | 'pointed'
  | 'cat'
  | 'round'
  | 'big_round'
  | 'long'
  | 'floppy'
  | 'rose'
  | 'small'
  | 'bat'
  | 'pig'
  | 'koala'
  | 'side'
  | 'human'
  | 'fan'
  | 'leaf'
  | 'horse'
  | 'tuft'
  | 'lynx'
  | 'leaf_up'
  | 'none';
/** The shapes of heads. */
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
  | 'chameleon'
  | 'alien'
  | 'long'
  | 'hippo'
  | 'round';
/** The shapes of snouts, muzzles and beaks. */
export type SnoutKind =
  | 'fox'
  | 'cat'
  | 'dog'
  | 'jowls'
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
  | 'broad_bill'
  | 'long_nose'
  | 'short_trunk'
  | 'none';
/** The shapes of tails. */
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
  | 'scaled'
  | 'spiral'
  | 'none';
/** Additional features of a body, such as horns, wings and manes. */
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
  | 'feather_wings'
  | 'insect_wings'
  | 'unicorn_horn'
  | 'antlers'
  | 'frog_eyes'
  | 'turret_eyes'
  | 'casque'
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
  | 'coiled_horns'
  | 'sloth'
  | 'badger'
  | 'smooth_head'
  | 'fairy_wings'
  | 'fish_tail'
  | 'elf_ears'
  | 'bands'
  | 'scales'
  | 'quills'
  | 'ruff'
  | 'curtain'
  | 'curls'
  | 'coin'
  | 'nose_ring';

/** Kinds of natural markings: around eyes and mouth, on the brow, on head and trunk. */
export type MarkKind =
  | 'eye_patch'
  | 'patches'
  | 'cap'
  | 'dark_face'
  | 'eye_spots'
  | 'back_stripes'
  | 'red_panda'
  | 'crown_spot'
  | 'scaled_cap'
  | 'brow_shield'
  | 'bib'
  | 'saddle';

/** A species as data: which of the shapes, features and colours of the anatomy it uses. */
export interface Species {
  title: string;
  /** Words that name it, in several languages, separated by spaces; `_` joins the words of a phrase. */
  words: string;
  /** Words for subjects without a drawing of their own that it stands in for, and the user is told. */
  like?: string;
  archetype: Archetype;
  colors: SpeciesColors;
  /** The drawing of a blob, winged creature or object; for others the fields below describe the body. */
  form?: string;
  /** Whether it can also be drawn upright, without its form, as for a pose that needs hands. */
  rears?: boolean;
  head?: HeadKind;
  ears?: EarKind;
  snout?: SnoutKind;
  tail?: TailKind;
  hands?: 'paw' | 'mitt' | 'hoof' | 'claw' | 'grip';
  /** Feet of its own shape, where hands and snout do not tell. */
  feet?: 'pincer';
  /** The material of hands and feet if it differs from the body's, as for a fox's socks. */
  socks?: 'accent' | 'belly';
  /** Markings on head and trunk besides the belly. */
  marks?: readonly MarkKind[];
  /** The colours of the outer ears, on the viewer's left and right, if they differ from the head's. */
  earColors?: readonly [left: string, right: string];
  /** The material of the tail's tip, for tails with a separate tip. */
  tailTip?: 'body' | 'accent' | 'belly' | 'marking';
  /** The material of the muzzle; the belly's by default. */
  muzzle?: 'belly' | 'accent';
  /** Whether arms and legs have the accent colour. */
  darkLimbs?: boolean;
  extras?: readonly ExtraKind[];
  shape?: Partial<BodyShape>;
  /** Whether the head has the belly's colour, as an eagle's. */
  paleHead?: boolean;
  /** Whether the accent keeps its colour if the prompt colours the body: the shell of a green snail stays brown. */
  keepsAccent?: boolean;
  /** Whether it is built of metal: a screen for a face, a control panel, joints and rivets. */
  isMachine?: boolean;
  /** Whether it is drawn as a person: skin, hair, shirt, trousers and shoes. */
  human?: boolean;
  /** The material around the eyes, if it is not the body's. */
  faceOn?: 'belly' | 'accent' | 'marking';
  /** Its default garments, for places where the prompt names none. */
  wears?: readonly GarmentId[];
  /** The length of a quadruped's neck, in pixels. */
  neck?: number;
  /** The ratio of the head's width to its height. */
  wide?: number;
  eyes?: 'glossy' | 'full' | 'dot' | 'screen' | 'big';
  /** Default features of face and coat, such as a shark's teeth. */
  features?: readonly Feature[];
  /** First names to choose from. */
  names: readonly [string, ...string[]];
}
