import { z } from 'zod';
import { LIMITS } from '../limits';
import { HEX_COLOR, NAME, READABLE } from '../patterns';
import { STYLES } from '../styles';
import { MARK_LETTERS } from './mark';
import {
  BUILD_IDS,
  COLOR_REGIONS,
  type ColorRegion,
  DETAILS,
  FACE_MOODS,
  FEATURES,
  HAIRCUTS,
  MARKS,
  PATTERNS,
  PERCHES,
  REST_POSE_IDS,
  VIEW_IDS,
} from './vocabulary';

const Color = z.string().regex(HEX_COLOR);
const KitId = z.string().regex(NAME).max(40);
const factor = (least: number, most: number) => z.number().min(least).max(most).default(1);
const [firstStyle, ...otherStyles] = STYLES.map(({ id }) => id);

/** A few words to be shown, or null. */
const optionalWords = z.string().regex(READABLE).trim().max(LIMITS.sheet.words).nullable().default(null);

/** The subject of a character: a kind of the kit, and the word for it. */
const Subject = z.strictObject({
  kind: KitId.describe('What it is: a species or a thing of the kit, such as `fox` or `teapot`.'),
  called: optionalWords.describe('The word for it in its name and description; null for the usual one.'),
  breed: z
    .string()
    .regex(READABLE)
    .max(LIMITS.sheet.words)
    .nullable()
    .default(null)
    .describe('Its breed, such as `arctic fox`; null for one that the seed picks.'),
  letter: z
    .string()
    .regex(/^[a-z0-9]$/)
    .nullable()
    .default(null)
    .describe('The letter or digit that it is, where `kind` is `letter`.'),
});

/** The body: its build, and factors of that build's proportions. */
const Body = z.strictObject({
  build: z
    .enum(BUILD_IDS)
    .nullable()
    .default(null)
    .describe('How an upright body is built; null for a build that suits it.'),
  width: factor(0.8, 1.34).describe('How broad the trunk is, as a factor.'),
  legs: factor(0.65, 1.5).describe('How long the legs are, as a factor.'),
  head: factor(0.85, 1.2).describe('How large the head is, as a factor.'),
  scale: factor(0.8, 1).describe('How large the whole figure is, as a factor.'),
  horns: factor(0.4, 2).describe('How large horns are, as a factor.'),
  pose: z
    .enum(REST_POSE_IDS)
    .nullable()
    .default(null)
    .describe('How an upright body is drawn at rest; null for a pose that suits it.'),
  view: z
    .enum(VIEW_IDS)
    .default('front')
    .describe('From where it is seen; bodies that are drawn in side view stay so.'),
  stance: z.enum(['upright', 'all_fours']).default('upright').describe('Whether it stands on two legs or on four.'),
});

const Face = z.strictObject({
  mood: z.enum(FACE_MOODS).default('cheerful').describe('What the face shows at rest.'),
  features: z
    .array(z.enum(FEATURES))
    .max(FEATURES.length)
    .default([])
    .describe('Traits beyond those of its kind, each at most once.'),
  hair: z.enum(HAIRCUTS).nullable().default(null).describe("A person's haircut; null for one that suits it."),
});

const regionColor = (about: string) => Color.optional().describe(about);
const Colors = z.strictObject(
  Object.fromEntries(Object.entries(COLOR_REGIONS).map(([region, about]) => [region, regionColor(about)])) as Record<
    ColorRegion,
    ReturnType<typeof regionColor>
  >,
);

/** A mark on an item: a known shape, or one or two letters or digits. */
const ItemMark = z.strictObject({
  shape: z
    .union([z.enum(MARKS), z.string().regex(MARK_LETTERS).max(LIMITS.sheet.markLetters)])
    .describe('A shape, or letters or digits.'),
  color: Color.nullable().default(null).describe('Its colour; null for one that is visible on the item.'),
});

/** An item of the wardrobe, worn or held. */
const Worn = z.strictObject({
  item: KitId.describe('The item, such as `scarf`, `glasses` or `book`.'),
  color: Color.nullable().default(null).describe('Its colour; null for its usual one.'),
  both: z.literal(true).optional().describe('Whether each hand holds one, for what is held.'),
  hand: z
    .enum(['left', 'right'])
    .optional()
    .describe("The character's own hand that holds it, for what is held; without it, the one that suits the pose."),
  on: z
    .enum(PERCHES)
    .optional()
    .describe('Where it stands on the body instead, for what is held: on the head, behind an ear or on a shoulder.'),
  mark: ItemMark.optional().describe('What is printed on it, such as a star or a number.'),
  size: z
    .number()
    .min(0.5)
    .max(2)
    .optional()
    .describe('How large it is against the usual, as a factor, for what does not lie close on the body.'),
});

/** An object on the floor beside the character; it does not move with the character. */
const FloorThing = z.strictObject({
  item: KitId.describe('The thing, which could also be held, such as `football`, `book` or `lantern`.'),
  color: Color.nullable().default(null).describe('Its colour; null for its usual one.'),
  side: z.enum(['left', 'right']).default('left').describe('The side of the picture on which it stands.'),
});

/**
 * A character sheet: who a character is, before anything is drawn. The same sheet always gives the same drawing. Kinds,
 * breeds and items are those of the built-in kit, which `construct` checks.
 */
export const CharacterSheet = z.strictObject({
  sheet_version: z.literal(1).describe('The version of this format.'),
  name: z.string().regex(READABLE).trim().max(LIMITS.mascot.name.max).describe("The character's name."),
  subject: Subject.describe('What it is.'),
  role: optionalWords.describe('Its profession or theme, for its description; null for none.'),
  direction: z
    .enum([firstStyle ?? 'outlined', ...otherStyles])
    .default('outlined')
    .describe('The art direction: an id of `GET /styles`.'),
  detail: z.enum(DETAILS).default('standard').describe('`high` adds gradients, rim light and texture.'),
  body: Body.prefault({}).describe('Its build.'),
  face: Face.prefault({}).describe('Its face and hair.'),
  colors: Colors.default({}).describe('Colours by place; others are usual.'),
  wears: z.array(Worn).max(LIMITS.sheet.wears).default([]).describe('What it wears and holds, each item once.'),
  around: z
    .array(FloorThing)
    .max(LIMITS.sheet.around)
    .optional()
    .describe('What stands on the floor around it; nothing where it is left out.'),
  patterns: z
    .record(KitId, z.enum(PATTERNS))
    .default({})
    .describe('Patterns by place or item, such as `{ "hair": "rainbow" }`; others are plain.'),
  palette: z
    .record(z.string().regex(NAME), Color)
    .default({})
    .describe('Colours of palette tokens that are changed after it is drawn, as `recolor` does.'),
  seed: z.int().min(0).max(0xffffffff).default(0).describe('Picks what the sheet leaves open.'),
});
export type CharacterSheet = z.infer<typeof CharacterSheet>;
/** A sheet as input: fields with a default are optional. */
export type WrittenSheet = z.input<typeof CharacterSheet>;
