/** How much work goes into a drawing. */
export const DETAILS = ['standard', 'high'] as const;
export type Detail = (typeof DETAILS)[number];

/** Places of a character that a colour may be given to, and what each colours. */
export const COLOR_REGIONS = {
  body: 'The fur, skin or hull that covers most of it.',
  belly: 'The belly, chest and muzzle, or the face of a screen.',
  accent: 'The second colour of its kind: socks, shells, trims.',
  ears: 'The outside of the ears.',
  inner_ear: 'The inside of the ears.',
  eyes: 'The irises, or the lights of a screen.',
  nose: 'The nose.',
  hands: 'The hands or front paws.',
  feet: 'The feet or hind paws.',
  tail: 'The tail.',
  wings: 'The wings or fins.',
  hair: 'The hair, mane or beard.',
  beak: 'The beak.',
  cheeks: 'The blush on the cheeks.',
  horns: 'The horns, antlers or antennae.',
  markings: 'The spots, stripes and patches.',
  skin: 'The skin of a person.',
} as const;
export type ColorRegion = keyof typeof COLOR_REGIONS;

/** Every region, in one order. */
export const COLOR_REGION_NAMES = Object.keys(COLOR_REGIONS) as ColorRegion[];

/** Moods, as a face at rest shows them. */
export const FACE_MOODS = [
  'cheerful',
  'calm',
  'sleepy',
  'grumpy',
  'sad',
  'surprised',
  'cool',
  'shy',
  'mischievous',
  'proud',
  'silly',
  'curious',
] as const;
export type FaceMood = (typeof FACE_MOODS)[number];

/** Traits of face, pattern or body that a character may have beyond those of its kind. */
export const FEATURES = [
  'freckles',
  'fangs',
  'moustache',
  'blush',
  'big_eyes',
  'small_eyes',
  'lashes',
  'tongue',
  'buck_teeth',
  'beard',
  'goatee',
  'spots',
  'stripes',
  'eye_patch',
  'monocle',
  'horn',
  'antenna',
  'wings',
  'fluffy',
  'one_eye',
  'three_eyes',
  'wrinkles',
  'stubble',
] as const;
export type Feature = (typeof FEATURES)[number];

/** How a part or a garment is coloured beyond one colour. */
export const PATTERNS = ['rainbow', 'stripes', 'spots', 'gradient'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The ways in which people wear their hair. */
export const HAIRCUTS = [
  'short',
  'long',
  'afro',
  'bald',
  'tousled',
  'crop',
  'buzz',
  'pixie',
  'mohawk',
  'bob',
  'wavy',
  'curly',
  'braids',
  'locs',
  'box_braids',
  'bun',
  'low_bun',
  'space_buns',
  'ponytail',
  'pigtails',
] as const;
export type Haircut = (typeof HAIRCUTS)[number];
