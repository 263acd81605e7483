import type { Archetype } from '@/lib/core/spec/schema';
import type { BodyShape, Feature } from '../words/face';

export type EarKind = 'pointed' | 'cat' | 'round' | 'big_round' | 'long' | 'floppy' | 'pig' | 'koala' | 'side' | 'fan' | 'leaf' | 'horse' | 'tuft' | 'none';
export type HeadKind = 'fox' | 'cat' | 'dog' | 'bear' | 'rabbit' | 'mouse' | 'frog' | 'robot' | 'person' | 'dragon' | 'alien' | 'long' | 'round';
export type SnoutKind = 'fox' | 'cat' | 'dog' | 'bear' | 'rabbit' | 'mouse' | 'pig' | 'frog' | 'dragon' | 'koala' | 'cow' | 'horse' | 'trunk' | 'beak' | 'bill' | 'dolphin' | 'seal' | 'tube' | 'button' | 'none';
export type TailKind = 'brush' | 'bushy' | 'curl' | 'wag' | 'stub' | 'puff' | 'thin' | 'tuft' | 'ringed' | 'reptile' | 'horse' | 'pig' | 'none';
export type ExtraKind = 'mask' | 'panda' | 'raccoon' | 'mane' | 'horns' | 'small_horns' | 'spikes' | 'antenna' | 'antennae' | 'stripes' | 'spots' | 'hair' | 'bat_wings' | 'insect_wings' | 'unicorn_horn' | 'antlers' | 'frog_eyes' | 'blaze' | 'wool' | 'ear_disks' | 'spout' | 'prickles' | 'beetle_horn';

/** Which of a species' colours is which; all hex. */
export interface SpeciesColors {
  body: string;
  belly: string;
  accent: string;
  nose?: string;
  iris?: string;
  inner?: string;
  /** Stripes, spots and the like; the accent unless told. */
  marked?: string;
}

/** What makes a subject recognisable, as choices that the anatomy knows how to draw. */
export interface Species {
  title: string;
  /** Words, and pairs joined by `_`, that name it, in several languages where one word is enough. */
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
  /** Hands and feet in the accent colour, like a fox's socks. */
  socks?: boolean;
  /** Arms and legs in the accent colour throughout. */
  darkLimbs?: boolean;
  extras?: readonly ExtraKind[];
  shape?: Partial<BodyShape>;
  /** Head width against its height. */
  wide?: number;
  eyes?: 'glossy' | 'full' | 'dot' | 'screen' | 'big';
  /** Traits of face and coat that come with the species, such as a shark's teeth. */
  features?: readonly Feature[];
  /** First names that suit it. */
  names: readonly [string, ...string[]];
}
