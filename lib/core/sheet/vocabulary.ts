/** The levels of detail of a drawing. */
export const DETAILS = ['standard', 'high'] as const;
export type Detail = (typeof DETAILS)[number];

/** The regions of a character that can be coloured, each with a description of what it colours. */
export const COLOR_REGIONS = {
  body: 'The fur, skin or hull that covers most of it.',
  belly: 'The belly, chest and muzzle, or the face of a screen.',
  accent: 'The second colour of its kind: socks, shells, trims.',
  ears: 'The outside of the ears.',
  inner_ear: 'The inside of the ears.',
  eyes: 'The irises, or the lights of a screen.',
  left_eye: 'Its own left iris, where that differs from the other.',
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

/** Every colour region, in the order of `COLOR_REGIONS`. */
export const COLOR_REGION_NAMES = Object.keys(COLOR_REGIONS) as ColorRegion[];

/** The moods that a face can show at rest. */
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

/** Traits of face, pattern or body that can be added to those of the kind. */
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
  'mechanical',
  'eyes_closed',
  'wink',
  'gap_teeth',
  'joey',
  'long_beard',
  'barefoot',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The patterns in which a region or a garment can be coloured. */
export const PATTERNS = ['rainbow', 'stripes', 'spots', 'gradient', 'plaid', 'checks', 'flowers'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The marks that can be printed on an item; letters and digits besides. */
export const MARKS = [
  'heart',
  'star',
  'moon',
  'bolt',
  'flower',
  'drop',
  'cross',
  'diamond',
  'circle',
  'check',
  'smiley',
  'paw',
  'leaf',
  'crown',
  'anchor',
] as const;
export type MarkShape = (typeof MARKS)[number];

/** Where something that could be held may stand on the body instead. */
export const PERCHES = ['head', 'ear', 'shoulder'] as const;
export type Perch = (typeof PERCHES)[number];
/** The slot of the wardrobe that a prop takes on each part of the body. */
export const PERCH_SPOTS = { head: 'head', ear: 'ears', shoulder: 'back' } as const;

/** The haircuts of a person. */
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

/** The builds of an upright body, each with a description. */
export const BUILDS = {
  bean: 'A soft upright body with a big head: the usual mascot.',
  tall: 'A slender body on long legs, with a small head.',
  big_head: 'A very big head on a small body, as small children have.',
  block: 'Broad shoulders and strong arms over narrow hips.',
  teardrop: 'Narrow shoulders over a heavy round base, on short legs.',
  noodle: 'A narrow body with a neck, and long thin limbs.',
} as const;
export type BuildId = keyof typeof BUILDS;

/** Every build, in the order of `BUILDS`. */
export const BUILD_IDS = Object.keys(BUILDS) as BuildId[];

/** The views of a figure, each with a description. */
export const VIEWS = {
  front: 'From the front.',
  three_quarter: 'Turned a little to one side.',
  side: 'Turned far to one side.',
  back: 'From behind, looking over its shoulder.',
} as const;
export type FigureView = keyof typeof VIEWS;

/** Every view, in the order of `VIEWS`. */
export const VIEW_IDS = Object.keys(VIEWS) as FigureView[];

/** The rest poses of an upright body, each with a description. */
export const REST_POSES = {
  relaxed: 'Weight on one leg, both arms free.',
  hand_on_hip: 'One hand on the hip.',
  hands_on_hips: 'Both hands on the hips, standing firm.',
  welcoming: 'Both arms opened to the sides.',
  waving: 'One hand raised beside the head.',
  thumbs_up: 'One thumb up.',
  pointing: 'One arm stretched out to the side, pointing.',
  thinking: 'One hand at the chin.',
  hands_together: 'Hands together before the belly.',
  hands_behind: 'Hands behind the back.',
  arms_crossed: 'Arms crossed over the chest.',
  cheering: 'Both arms thrown up.',
  dancing: 'Hips to one side, one arm up, one leg out.',
  walking: 'In mid step.',
  running: 'Leaning into a run, one leg bent behind.',
  jumping: 'Off the floor, arms up and knees bent.',
  flying: 'Off the floor, one arm ahead.',
  sitting: 'On the floor, legs forward.',
  sleeping: 'On the floor, head sunk to one side.',
  kicking: 'One leg kicked up to the side, fists ready.',
  saluting: 'Standing firm, one hand at the brow.',
  throwing: 'One arm drawn back behind the head, in mid step.',
  lifting: 'Legs apart, what is held pushed up above the shoulder.',
  meditating: 'On the floor with crossed legs, hands on the knees.',
  balancing: 'Knees bent, arms stretched out to the sides.',
  swimming: 'Off the floor, leaning far ahead, one arm reaching.',
  boxing: 'In mid step, one fist thrown, the other before the chin.',
  kneeling: 'On one knee.',
  tiptoeing: 'On the toes of one foot, hands drawn up.',
  shrugging: 'Both forearms turned out, palms up, head to one side.',
  flexing: 'Standing firm, both arms bent up to show the muscles.',
  dabbing: 'One arm stretched up to the side, the other folded before the face.',
  hugging: 'Both arms wrapped around the chest or what is held.',
  pointing_up: 'One arm raised, its finger pointing up.',
  stretching: 'On tiptoe, both arms stretched up.',
  peace_sign: 'One hand raised with two fingers spread.',
  curled_up: 'An animal curled up asleep around its tail; others sit asleep.',
  lying: 'On the side with the head on one hand; an animal on its belly with its paws ahead.',
  lying_on_back: 'On the back with bent knees, one hand behind the head.',
  lying_on_belly: 'On the belly with the chin on the hands and the feet up; an animal with its paws ahead.',
  crouching: 'Hips near the floor, knees out, hands on the knees.',
  on_one_leg: 'On one leg with the other foot at its knee, arms out.',
  rearing: 'Four legs: on the hind ones with the front ones in the air; others raise their hands.',
  charging: 'In full run with the head down.',
  bowing: 'Leaning forward, one arm across the belly and one out.',
  leaning: 'Leaning to one side, arms and legs crossed.',
  trunk_raised: 'A trunk raised above the head; others raise both arms.',
  howling: 'Head thrown back, eyes shut and mouth round.',
  hands_on_cheeks: 'Both hands at the cheeks.',
  spraying: 'Water sprayed from a raised trunk; others raise both arms.',
} as const;
export type RestPoseId = keyof typeof REST_POSES;

/** Every rest pose, in the order of `REST_POSES`. */
export const REST_POSE_IDS = Object.keys(REST_POSES) as RestPoseId[];

/** The groups of starter characters, in the order in which they are shown. */
export const STARTER_KINDS = ['animal', 'creature', 'thing', 'person'] as const;
export type StarterKind = (typeof STARTER_KINDS)[number];
