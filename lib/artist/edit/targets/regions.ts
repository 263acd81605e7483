/** Regions of a mascot that an instruction can name. */
export type MascotRegion =
  | 'all'
  | 'everything'
  | 'coat'
  | 'body'
  | 'belly'
  | 'head'
  | 'face'
  | 'ears'
  | 'inner_ears'
  | 'eyes'
  | 'pupils'
  | 'brows'
  | 'nose'
  | 'muzzle'
  | 'mouth'
  | 'tongue'
  | 'teeth'
  | 'cheeks'
  | 'freckles'
  | 'hair'
  | 'arms'
  | 'hands'
  | 'legs'
  | 'feet'
  | 'front_legs'
  | 'tail'
  | 'tail_tip'
  | 'wings'
  | 'antennae'
  | 'horns'
  | 'markings'
  | 'outline'
  | 'shadow'
  | 'handle'
  | 'wheels'
  | 'steam'
  | 'accent'
  | 'background'
  | 'limbs'
  | 'clothes';

const WORDS: Readonly<Record<MascotRegion, string>> = {
  all: 'mascot character figure guy creature',
  everything: 'everything whole entire all_over',
  coat: 'fur coat plumage feather skin scale shell',
  body: 'body torso trunk chest',
  belly: 'belly tummy stomach bib front',
  head: 'head skull',
  face: 'face mask screen display',
  ears: 'ear',
  inner_ears: 'inner_ear inside_ear ear_inside',
  eyes: 'eye iris',
  pupils: 'pupil',
  brows: 'brow eyebrow',
  nose: 'nose beak bill',
  muzzle: 'muzzle snout',
  mouth: 'mouth lip smile',
  tongue: 'tongue',
  teeth: 'tooth fang',
  cheeks: 'cheek blush',
  freckles: 'freckle',
  hair: 'hair mane fringe tuft pigtail ponytail braid bang curl',
  arms: 'arm sleeve',
  hands: 'hand paw claw fist',
  legs: 'leg thigh back_leg hind_leg',
  feet: 'foot shoe sock hoof toe',
  front_legs: 'front_leg fore_leg foreleg',
  tail: 'tail',
  tail_tip: 'tail_tip tip',
  wings: 'wing fin flipper',
  antennae: 'antenna antennae aerial feeler',
  horns: 'horn antler',
  markings: 'marking spot stripe patch dot',
  outline: 'outline line contour edge linework',
  shadow: 'shadow',
  handle: 'handle grip',
  wheels: 'wheel tyre tire',
  steam: 'steam smoke',
  accent: 'accent detail trim',
  background: 'background backdrop backing',
  limbs: 'limb',
  clothes: 'clothe outfit accessory garment prop',
};

/** Words for each region; `_` joins the words of a phrase. */
export const REGIONS: ReadonlyMap<string, MascotRegion> = new Map(
  (Object.entries(WORDS) as [MascotRegion, string][]).flatMap(([region, words]) =>
    words.split(' ').map((word) => [word, region] as const),
  ),
);

/** The name of a region in a summary, or of one of a pair. */
export function regionWords(region: MascotRegion, single = false): string {
  const words = SPOKEN[region] ?? region.replaceAll('_', ' ');
  return single ? (ONE[region] ?? words) : words;
}

const SPOKEN: Partial<Record<MascotRegion, string>> = {
  all: 'whole mascot',
  everything: 'whole mascot',
  coat: 'coat',
  outline: 'outlines',
  front_legs: 'front legs',
};
const ONE: Partial<Record<MascotRegion, string>> = {
  ears: 'ear',
  eyes: 'eye',
  brows: 'brow',
  arms: 'arm',
  hands: 'hand',
  legs: 'leg',
  feet: 'foot',
  front_legs: 'front leg',
  wings: 'wing',
  cheeks: 'cheek',
  inner_ears: 'inner ear',
  pupils: 'pupil',
  horns: 'horn',
  wheels: 'wheel',
};
