import type { StyleId } from '@/lib/core/styles';
import type { ColorChange, Feeling, MoveChange, PatternKind, SizeChange } from '../wish';

/** The action of an instruction's verb. */
export type Verb =
  | 'make'
  | 'add'
  | 'remove'
  | 'swap'
  | 'name'
  | 'move'
  | 'mirror'
  | 'undo'
  | 'restore'
  | 'mention'
  | 'keep';

const table = <T>(entries: readonly (readonly [T, string])[]): ReadonlyMap<string, T> =>
  new Map(entries.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)));

/** Words for each action; `_` joins the words of a phrase. */
export const VERBS = table<Verb>([
  ['make', 'make turn set change paint color colour dye recolor recolour tint become get let'],
  ['add', 'add give put put_on wear dress dress_in draw include equip with wearing holding hold carrying attach place'],
  [
    'remove',
    'remove take_off take_away delete lose drop without no get_rid_of get_rid hide erase strip cut lose_the ' +
      'undress ditch clear dont_want do_not_want dont_need',
  ],
  ['swap', 'swap exchange switch replace'],
  ['name', 'rename call name'],
  ['move', 'move raise lift lower shift tilt rotate bend push pull slide spread nudge'],
  ['mirror', 'mirror flip mirrored flipped turn_around turn_it_around other_way'],
  ['undo', 'undo revert go_back rollback roll_back undo_that'],
  ['mention', 'dont_like do_not_like hate dislike'],
  ['restore', 'restore bring_back get_back put_back give_back'],
  ['keep', 'keep leave except but_not except_for do_not dont not apart_from other_than besides excluding save_for'],
]);

const shift = (
  words: string,
  change: Partial<Extract<ColorChange, { kind: 'shift' }>>,
): readonly [ColorChange, string] => [
  {
    kind: 'shift',
    l: 0,
    c: 1,
    h: 0,
    add: 0,
    spread: 0,
    words: words.split(' ')[0]?.replaceAll('_', ' ') ?? '',
    ...change,
  },
  words,
];

/** Words that shift a colour. */
export const SHIFTS = table<ColorChange>([
  shift('darker dark darken deeper deep dim', { l: -0.11 }),
  shift('lighter light lighten paler pale whiter', { l: 0.09, c: 0.92 }),
  shift('brighter bright brighten', { l: 0.05, c: 1.2, add: 0.015 }),
  shift(
    'more_vivid vivid saturated more_saturated intense colourful colorful vibrant pop livelier eye_catching ' +
      'punchier richer stronger more_colorful more_colourful',
    { c: 1.35, add: 0.02 },
  ),
  shift(
    'more_muted muted duller dull desaturated less_saturated less_vivid faded greyer grayer softer ' +
      'less_colorful less_colourful',
    { c: 0.6 },
  ),
  shift('pastel more_pastel', { l: 0.09, c: 0.6 }),
  shift('warmer warm', { h: -18, add: 0.01 }),
  shift('cooler colder', { h: 22 }),
  shift('neon', { l: 0.06, c: 1.5, add: 0.04 }),
  shift('more_contrasting more_contrast contrast contrasting higher_contrast stronger_contrast contrasty', {
    spread: 0.35,
    c: 1.1,
  }),
  shift('black_and_white grayscale greyscale monochrome gray_scale colourless', { c: 0 }),
]);

const size = (kind: SizeChange['kind'], factor: number, words: string): readonly [SizeChange, string] => [
  { kind, factor, words: words.split(' ')[0]?.replaceAll('_', ' ') ?? '' },
  words,
];

/** Words that change a size. */
export const SIZES = table<SizeChange>([
  size('scale', 1.25, 'bigger big larger large huge enlarge giant grow oversized enormous massive increase scale_up'),
  size('scale', 0.8, 'smaller small tiny little shrink reduce mini decrease scale_down petite'),
  size('length', 1.25, 'longer long lengthen taller tall stretch elongate higher'),
  size('length', 0.8, 'shorter short shorten stubby stubbier'),
  size('width', 1.2, 'wider wide widen thicker thick fatter fat chubbier chubby broader bulkier plumper plump'),
  size('width', 0.87, 'thinner thin narrower narrow slimmer slim skinnier skinny slender leaner finer'),
  size('round', 1.12, 'rounder round curvier'),
]);

/** Words for feelings. */
export const FEELINGS = table<Feeling>([
  [
    'happy',
    'happy happier cheerful smile smiling smiley friendly friendlier glad excited welcoming playful jolly ' +
      'open_mouth big_smile',
  ],
  ['joyful', 'joyful overjoyed laughing laugh very_happy delighted ecstatic thrilled proud'],
  ['calm', 'calm awake lovable loveable kinder gentler neutral serious relaxed peaceful'],
  ['sad', 'sad sadder unhappy crying gloomy worried disappointed lonely'],
  [
    'angry',
    'angry angrier mad grumpy furious annoyed cross fierce evil mean scary scarier menacing grumpier determined ' +
      'angry_looking',
  ],
  ['sleepy', 'sleepy tired drowsy bored sleepier lazy exhausted'],
  ['asleep', 'asleep sleeping eyes_closed closed_eye close_eye closed close'],
  ['surprised', 'surprised shocked amazed astonished startled'],
  ['scared', 'scared afraid frightened nervous'],
  ['wink', 'wink winking'],
  ['cool', 'cool confident smug chill'],
  ['cheeky', 'cheeky mischievous sly naughty sneaky grin grins grinning smirk smirking'],
]);

/** Words for styles. */
export const STYLE_WORDS = table<StyleId>([
  ['outlined', 'outlined outlined_style comic bold_outline'],
  ['flat', 'flat flat_design no_outline without_outline minimal more_modern modern_look modern_style'],
  ['kawaii', 'kawaii chibi cuter cute'],
  ['soft', 'soft gradient shaded soft_shaded'],
  ['geometric', 'geometric angular squared blocky'],
  ['retro', 'retro vintage rubber_hose old_school thirties old_fashioned'],
  ['sketchy', 'sketchy pencil_drawing pencil_sketch sketch sketched hand_drawn pencil doodle scribbled'],
  ['sticker', 'sticker die_cut white_border'],
  ['pastel', 'pastel_style'],
  ['clay', 'clay 3d claymation plasticine'],
  ['paper', 'paper_style paper_look paper_cut papercut papercraft paper_craft cut_paper cutout'],
  ['pixel', 'pixel pixels pixel_art pixelated 8_bit 16_bit'],
]);

/** Words that make the mascot younger (false) or older (true). */
export const AGES = table<boolean>([
  [false, 'younger young baby kid child childlike childish babyish age_down toddler'],
  [true, 'older old adult mature grown_up elderly grandpa grandma age_up aged teenager'],
]);

/** Words for patterns, as nouns and adjectives: "stripes", "striped". */
export const PATTERNS = table<PatternKind>([
  ['stripes', 'stripe striped stripy stripey'],
  ['spots', 'spot dot spotted dotted polka_dot speckled freckled speckle'],
  ['patches', 'patch patched patchy patchwork'],
  ['hearts', 'hearts heart_pattern'],
  ['stars', 'stars star_pattern starry'],
]);

const move = (words: string, change: Partial<MoveChange>): readonly [MoveChange, string] => [
  { dx: 0, dy: 0, spread: 0, lift: 0, words: words.split(' ')[0]?.replaceAll('_', ' ') ?? '', ...change },
  words,
];

/** Words for directions of movement. */
export const MOVES = table<MoveChange>([
  move('up upward upwards raise lift higher_up', { dy: -0.03, lift: 28 }),
  move('down downward downwards lower', { dy: 0.03, lift: -22 }),
  move('further_apart apart farther_apart wider_apart spread', { spread: 0.02 }),
  move('closer_together closer together', { spread: -0.02 }),
]);

/** Words that invert the change after them: "less dark", "too big". */
export const LESS: ReadonlySet<string> = new Set([
  'less',
  'not_so',
  'not_as',
  'too',
  'a_bit_less',
  'way_too',
  'much_too',
  'far_too',
]);

/** Words that ask for shaggy fur. */
export const FLUFF: ReadonlySet<string> = new Set(
  'fluffier fluffy fluff fuzzier fuzzy furry furrier shaggy shaggier hairier'.split(' '),
);

/** Words of degree, as factors on the strength of a change. */
export const DEGREES = table<number>([
  [0.5, 'slightly little_bit bit a_bit a_little a_little_bit somewhat tad touch subtly'],
  [1.8, 'much lot very way far really super extremely considerably drastically significantly'],
]);

/** Words for sides; the viewer's left is the smaller x. */
export const SIDES = table<'left' | 'right' | null>([
  ['left', 'left lefthand'],
  ['right', 'right righthand'],
  [null, 'both'],
]);

/** Pronouns that refer to a previous noun. */
export const PRONOUNS = table<'it' | 'them'>([
  ['it', 'it its this that he she him his her hers'],
  ['them', 'them they those these their'],
]);

/** Prepositions after which a noun states a location and not the target: "the black around the eyes". */
export const PLACES: ReadonlySet<string> = new Set([
  'around',
  'beside',
  'between',
  'near',
  'above',
  'below',
  'under',
  'underneath',
  'next_to',
]);

/** Words without a meaning of their own for an instruction. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    'a an the of to in on at for into from by as is are be been was please can could would should you we me my i ' +
    'want like need some more most so also just only and then or than now there here all every each one two pair ' +
    'side style look looking version color colour colored coloured shade tone expression face_expression size ' +
    'shape pattern pattern_of ones thing very quite bit behind size sized proportion teh logo stand standing ' +
    'thanks thank hi hello hey ok okay maybe perhaps possible kindly actually see get love doe your does not pls ' +
    'plz thx asap rest still instead enough same other another around if will has have having had its own new ' +
    'nice good great overall little lot way out off hand bit still part themed theme drawing drawn illustration ' +
    'picture image like horizontally vertically haz mach fais percent time wears worn'
  ).split(' '),
);
