import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { HEX_COLOR, NAME } from '@/lib/core/patterns';
import { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { Animation } from './animation';
import {
  checkedApart,
  deletedOf,
  idOf,
  listOf,
  MaxCostUsd,
  MOMENT,
  objectOf,
  pageOf,
  pageQuery,
  queryInteger,
  queryNumber,
  readable,
  remark,
  Timestamp,
} from './common';
import { bytes, endpoint } from './endpoint';
import { Job } from './job';

export const MASCOT_STATUSES = ['generating', 'ready', 'failed'] as const;
export type MascotStatus = (typeof MASCOT_STATUSES)[number];
export const MASCOT_SOURCES = ['prompt', 'image', 'svg'] as const;
export type MascotSource = (typeof MASCOT_SOURCES)[number];

/** A part as a Mascot shows it (docs/decisions/resources.md): its place in the rig, without its drawing. */
export const MascotPart = z.strictObject({
  id: z.string().describe("The part's name in the rig."),
  parent: z.string().nullable().describe('The part that it hangs on; null for the root.'),
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
    .meta({ description: 'How alike a rebuild is to its picture; null for the others.', examples: [null] }),
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
});
export type Mascot = z.infer<typeof Mascot>;

export const VERSION_SOURCES = [
  'generate',
  'reconstruct',
  'edit',
  'variant',
  'import',
  'replace',
  'recolor',
  'restore',
] as const;
export type VersionSource = (typeof VERSION_SOURCES)[number];

/** One saved state of a mascot's drawing (docs/decisions/resources.md). */
export const Version = z.strictObject({
  id: idOf('version'),
  object: objectOf('version'),
  mascot_id: idOf('mascot', 'The mascot.'),
  number: z.int().meta({ description: 'Counts from 1.', examples: [1] }),
  source: z.enum(VERSION_SOURCES).describe('What made it.'),
  summary: z.string().describe('What changed, in words.'),
  created_at: Timestamp,
  preview_url: z.string().describe('Address of a still of this version.'),
  current: z.boolean().describe('Whether it is what the mascot shows now.'),
});
export type Version = z.infer<typeof Version>;

const { mascot } = LIMITS;

export const DETAILS = ['standard', 'high'] as const;

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

/** A spec as it arrives: `acceptSpec` checks it, so that its problems come as `Spec is invalid.` */
const SpecInput = checkedApart('SpecInput', 'A MascotSpec');

/** Shape B of POST /mascots: a complete spec. */
export const ImportMascotInput = z.strictObject({
  spec: SpecInput,
  name: readable(mascot.name).optional().describe("Its name; without it the spec's."),
});
export type ImportMascotInput = z.infer<typeof ImportMascotInput>;

/** The `result` of a job that draws a mascot: designed (`fidelity` null) or rebuilt. */
export const CreateResult = z.strictObject({
  mascot: Mascot.describe('The mascot, drawn.'),
  fidelity: z.number().min(0).max(1).nullable().describe('How alike a rebuild is to its picture; null for a design.'),
});

export const listMascots = endpoint({
  id: 'listMascots',
  method: 'GET',
  path: '/mascots',
  tag: 'Mascots',
  access: 'member',
  summary: 'Mascots of the workspace, newest first.',
  query: z.strictObject({
    variant_of: z.string().optional().describe('Only the other looks of this mascot.'),
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
    'imports a complete spec (201).',
  body: z.xor([ImportMascotInput, DesignMascotInput]),
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
  },
});

export const getMascot = endpoint({
  id: 'getMascot',
  method: 'GET',
  path: '/mascots/{id}',
  tag: 'Mascots',
  access: 'member',
  summary: 'A mascot; `include=spec` adds its spec.',
  query: z.strictObject({ include: z.literal('spec').optional().describe('What to add.') }),
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
  summary: 'Deletes a mascot with everything it has.',
  returns: { 200: deletedOf('mascot') },
});

export const getSpec = endpoint({
  id: 'getSpec',
  method: 'GET',
  path: '/mascots/{id}/spec',
  tag: 'Mascots',
  access: 'member',
  summary: "A mascot's spec, of the current or a named version.",
  query: z.strictObject({ version: z.string().optional().describe('A version id; the current one unless said.') }),
  returns: { 200: MascotSpec },
  errors: ['not_ready'],
});

export const replaceSpec = endpoint({
  id: 'replaceSpec',
  method: 'PUT',
  path: '/mascots/{id}/spec',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Saves a spec as a new version. ' +
    'With `If-Match: "<version_id>"` it is saved only while that version is the current one.',
  body: SpecInput,
  ifMatch: 'version_id',
  returns: {
    200: z.strictObject({
      mascot: Mascot,
      warnings: z.array(z.string()).describe('What had to be left out or mended.'),
    }),
  },
  errors: ['not_ready'],
});

export const recolorMascot = endpoint({
  id: 'recolorMascot',
  method: 'POST',
  path: '/mascots/{id}/recolor',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Changes palette colours at once; saved as a new version. ' +
    'With `If-Match: "<version_id>"` only while that version is the current one.',
  ifMatch: 'version_id',
  body: z.strictObject({
    palette: z
      .record(z.string().regex(NAME), z.string().regex(HEX_COLOR))
      .describe('New colours by token; the others stay.'),
  }),
  returns: { 200: Mascot },
  errors: ['not_ready'],
  examples: { 'A violet apron': { palette: { apron: '#7c3aed' } } },
});

const Instruction = readable(mascot.instruction).describe('What to change, in words.');

export const EditMascotInput = z.strictObject({ instruction: Instruction, max_cost_usd: MaxCostUsd.optional() });
export type EditMascotInput = z.infer<typeof EditMascotInput>;

export const VariantInput = z.strictObject({
  name: readable(mascot.name).describe('Its name.'),
  instruction: Instruction,
  max_cost_usd: MaxCostUsd.optional(),
});
export type VariantInput = z.infer<typeof VariantInput>;

/** The `result` of an editing job: what changed in words, and what could not be followed. */
export const EditResult = z.strictObject({
  mascot: Mascot.describe('The mascot as it is now.'),
  version_id: idOf('version', 'The version that the edit made.'),
  summary: z.string().describe('What changed, in words.'),
  warnings: z.array(z.string()).describe('What could not be followed.'),
});
export type EditResult = z.infer<typeof EditResult>;

/** The `result` of a job that draws another look. */
export const VariantResult = z.strictObject({ mascot: Mascot.describe('The new look: a mascot of its own.') });

export const editMascot = endpoint({
  id: 'editMascot',
  method: 'POST',
  path: '/mascots/{id}/edit',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Changes a mascot by instruction; the job ends with `result.mascot`, its new `version_id`, a `summary` and ' +
    '`warnings`.',
  body: EditMascotInput,
  returns: { 202: Job },
  result: EditResult,
  prices: ['edit'],
  errors: ['not_ready'],
  examples: { 'Darker ears and a scarf': { instruction: 'make the ears darker and add a red scarf' } },
});

export const createVariant = endpoint({
  id: 'createVariant',
  method: 'POST',
  path: '/mascots/{id}/variants',
  tag: 'Mascots',
  access: 'member',
  summary:
    'Draws another look on the same rig, as a mascot of its own that has all the animations; the job ends with ' +
    '`result.mascot`.',
  body: VariantInput,
  returns: { 202: Job },
  result: VariantResult,
  prices: ['variant'],
  errors: ['not_ready'],
  examples: { 'An astronaut': { name: 'Space fox', instruction: 'as an astronaut' } },
});

export const listVersions = endpoint({
  id: 'listVersions',
  method: 'GET',
  path: '/mascots/{id}/versions',
  tag: 'Mascots',
  access: 'member',
  summary: "A mascot's versions, newest first.",
  returns: { 200: listOf(Version) },
});

export const restoreVersion = endpoint({
  id: 'restoreVersion',
  method: 'POST',
  path: '/mascots/{id}/versions/{versionId}/restore',
  tag: 'Mascots',
  access: 'member',
  summary: 'Makes an old version current again, as a new version.',
  returns: { 200: Mascot },
});

export const PREVIEW_FORMATS = ['png', 'svg', 'sticker', 'logo'] as const;

export const previewMascot = endpoint({
  id: 'previewMascot',
  method: 'GET',
  path: '/mascots/{id}/preview',
  tag: 'Embed',
  access: 'public',
  open: true,
  summary: 'A still of a mascot: at rest, or `t` seconds into an animation.',
  query: z.strictObject({
    format: z
      .enum(PREVIEW_FORMATS)
      .optional()
      .describe('`png` unless said; `sticker` has a white rim, `logo` is an SVG cut to its drawing.'),
    animation: z.string().max(120).optional().describe('A motion by id or name, or a preset; at rest without it.'),
    t: queryNumber(0).optional().describe(MOMENT),
    size: queryInteger(LIMITS.preview.size.min, LIMITS.preview.size.max)
      .optional()
      .describe(`Pixels of its longer side, ${LIMITS.preview.size.default} unless said.`),
    v: z
      .string()
      .max(60)
      .optional()
      .describe('A version id: the picture then never changes. Without it the picture follows the mascot.'),
    token: z.string().optional().describe("A share token, for a private mascot that is not the caller's."),
  }),
  returns: { 200: bytes('image/png', 'image/svg+xml') },
  errors: ['forbidden', 'not_ready'],
});
