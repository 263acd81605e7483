import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { CharacterSheet } from '@/lib/core/sheet/schema';
import { DETAILS } from '@/lib/core/sheet/vocabulary';
import { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { Animation } from './animation';
import { deletedOf, idOf, MaxCostUsd, objectOf, pageOf, pageQuery, readable, remark, Timestamp } from './common';
import { endpoint } from './endpoint';
import { Job } from './job';
import { MASCOT_SOURCES, MASCOT_STATUSES } from './mascot-words';
import { mascotQuery } from './mascot-query';
import { SheetInput } from './sheet-input';
import { SpecInput } from './spec-input';

/** A part as a Mascot shows it (docs/decisions/resources.md): its place in the rig, without its drawing. */
export const MascotPart = z.strictObject({
  id: z.string().describe("The part's name in the rig."),
  parent: z.string().nullable().describe('The parent part; null for the root.'),
  z: z.int().describe('Drawing order: higher is drawn on top.'),
  pivot: z.tuple([z.number(), z.number()]).describe('Its joint, in canvas pixels.'),
  states: z.array(z.string()).describe('Names of its alternate drawings.'),
  default_state: z.string().nullable().describe('The drawing that is shown at rest; null for the plain one.'),
});

/** A mascot (specification: Mascot). */
export const Mascot = z.strictObject({
  id: idOf('mascot'),
  object: objectOf('mascot'),
  name: z.string().meta({ description: 'Its name.', examples: ['Saffron'] }),
  status: z.enum(MASCOT_STATUSES).meta({
    description:
      '`generating` until its first drawing is there, then `ready`; `failed` where that drawing could not be made.',
    examples: ['ready'],
  }),
  source: z.enum(MASCOT_SOURCES).describe('What it was made from; a spec counts as `svg`.'),
  fidelity: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .meta({
      description: 'The similarity of a rebuild to its picture, 0 to 1; null for other sources.',
      examples: [null],
    }),
  needs_review: z.boolean().meta({
    description:
      'Whether somebody should look: a rebuild that is unlike its picture, or something that had to be left out.',
    examples: [false],
  }),
  palette: z.array(PaletteEntry).describe('Its colours by token.'),
  parts: z.array(MascotPart).describe('Its rig, without the drawings.'),
  animations: z.array(Animation).describe('Its motions, without their clips.'),
  preview_url: z
    .string()
    .nullable()
    .meta({
      description: 'Address of a still; null while there is no drawing.',
      examples: ['https://HOST/api/v1/mascots/msc_k3v7q2m7x4b6n5c6d2fa/preview'],
    }),
  bundle_url: z.string().meta({
    description: 'What the player loads.',
    examples: ['https://HOST/api/v1/mascots/msc_k3v7q2m7x4b6n5c6d2fa/bundle'],
  }),
  public: z
    .boolean()
    .meta({ description: 'Whether bundle, preview and page are open to anybody who has the id.', examples: [false] }),
  version_id: z
    .string()
    .nullable()
    .meta({
      description: 'The current version; null while there is no drawing.',
      examples: ['ver_k3v7q2m7x4b6n5c6d2fa'],
    }),
  variant_of: z
    .string()
    .nullable()
    .meta({ description: 'The mascot that it is another look of, or null.', examples: [null] }),
  created_at: Timestamp,
  updated_at: Timestamp,
  error: z.string().optional().describe('Why it could not be made; only of a failed one.'),
  spec: MascotSpec.optional().describe('The whole drawing; only with `include=spec`.'),
  sheet: CharacterSheet.nullable()
    .optional()
    .describe('The character sheet that it was drawn from; null without one; only with `include=sheet`.'),
  tags: z.array(z.string()).optional().describe('Its tags; only with `include=tags`.'),
});
export type Mascot = z.infer<typeof Mascot>;

const { mascot } = LIMITS;

/** Shape A of POST /mascots: a prompt, or an image to rebuild; exactly one of `prompt`, `upload_id`, `image_url`. */
export const DesignMascotInput = z.strictObject({
  prompt: readable(mascot.prompt)
    .optional()
    .meta({ description: 'The character in words.', examples: ['a cheerful orange fox barista with a green apron'] }),
  style: remark(mascot.style).optional().describe('How it is drawn, in words; `GET /styles` has some.'),
  upload_id: z.string().optional().describe('An uploaded picture to rebuild.'),
  image_url: z.url().optional().describe('The address of a picture to rebuild.'),
  name: readable(mascot.name).optional().describe('Its name; without it one is found.'),
  notes: remark(mascot.notes).optional().describe('What else the artist should know.'),
  detail: z.enum(DETAILS).optional().describe('`high` is drawn richer, at a higher price; `standard` unless said.'),
  max_cost_usd: MaxCostUsd.optional(),
});
export type DesignMascotInput = z.infer<typeof DesignMascotInput>;

/** Shape B of POST /mascots: a complete spec. */
export const ImportMascotInput = z.strictObject({
  spec: SpecInput,
  name: readable(mascot.name).optional().describe("Its name; without it the spec's."),
});
export type ImportMascotInput = z.infer<typeof ImportMascotInput>;

/** Shape C of POST /mascots: a character sheet. */
export const DrawSheetInput = z.strictObject({
  sheet: SheetInput,
  prompt: readable(mascot.prompt).optional().describe('The words that the sheet was read from; a search finds them.'),
  name: readable(mascot.name).optional().describe("Its name; without it the sheet's."),
});
export type DrawSheetInput = z.infer<typeof DrawSheetInput>;

/** Shape D of POST /mascots: a finished character of the catalogue. */
export const StartMascotInput = z.strictObject({
  starter: z
    .string()
    .max(LIMITS.mascot.starter)
    .meta({ description: 'A finished character to start from: an id of `GET /starters`.', examples: ['fox'] }),
  name: readable(mascot.name).optional().describe("Its name; without it the starter's."),
});
export type StartMascotInput = z.infer<typeof StartMascotInput>;

/** What `include` adds to a mascot. */
const INCLUDES = ['spec', 'sheet', 'tags'] as const;
export type Include = (typeof INCLUDES)[number];

/** The `result` of a job that draws a mascot: designed (`fidelity` null) or rebuilt. */
export const CreateResult = z.strictObject({
  mascot: Mascot.describe('The mascot, drawn.'),
  fidelity: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('The similarity of a rebuild to its picture, 0 to 1; null for a design.'),
});

export const listMascots = endpoint({
  id: 'listMascots',
  method: 'GET',
  path: '/mascots',
  tag: 'Mascots',
  access: 'member',
  summary: 'Mascots of the workspace, newest first unless `sort` says otherwise; `q` searches them.',
  query: z.strictObject({
    ...mascotQuery,
    ...pageQuery,
  }),
  returns: { 200: pageOf(Mascot) },
});

export const createMascot = endpoint({
  id: 'createMascot',
  method: 'POST',
  path: '/mascots',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Designs a mascot from a prompt, or rebuilds a picture (an `upload_id` or an `image_url`) as one (202); ' +
    'imports a complete spec, draws a character sheet, or starts from a finished character with its motions and its ' +
    'canvas (201).',
  body: z.xor([ImportMascotInput, DesignMascotInput, DrawSheetInput, StartMascotInput]),
  returns: {
    201: Mascot,
    202: z
      .strictObject({ mascot: Mascot, job: Job })
      .describe('The mascot, which is still being drawn, and the job that draws it.'),
  },
  result: CreateResult,
  prices: ['generate', 'generate_high', 'reconstruct', 'reconstruct_high'],
  examples: {
    'From words': { prompt: 'a cheerful orange fox barista with a green apron' },
    'From a picture': { image_url: 'https://example.com/fox.png', name: 'Fox' },
    'From a finished character': { starter: 'fox' },
  },
});

export const getMascot = endpoint({
  id: 'getMascot',
  method: 'GET',
  path: '/mascots/{id}',
  tag: 'Mascots',
  access: 'member',
  summary: 'A mascot; `include=spec` adds its spec, `include=sheet` its character sheet, `include=tags` its tags.',
  query: z.strictObject({ include: z.enum(INCLUDES).optional().describe('What to add.') }),
  returns: { 200: Mascot },
});

export const updateMascot = endpoint({
  id: 'updateMascot',
  method: 'PATCH',
  path: '/mascots/{id}',
  tag: 'Mascots',
  access: 'member',
  summary: 'Renames a mascot, or makes it public or private.',
  body: z.strictObject({
    name: readable(mascot.name).optional().describe('Its new name.'),
    public: z.boolean().optional().describe('Whether anybody with the id may see it.'),
  }),
  examples: { 'Make it public': { public: true }, 'Rename it': { name: 'Saffron' } },
  returns: { 200: Mascot },
});

export const deleteMascot = endpoint({
  id: 'deleteMascot',
  method: 'DELETE',
  path: '/mascots/{id}',
  tag: 'Mascots',
  access: 'member',
  summary: 'Deletes a mascot with everything it has; it lies in the trash for 30 days, unless it was never drawn.',
  returns: { 200: deletedOf('mascot') },
});
