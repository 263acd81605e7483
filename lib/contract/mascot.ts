import { z } from 'zod';
import { LIMITS } from '@/lib/core/limits';
import { HEX_COLOR, NAME } from '@/lib/core/patterns';
import { MascotSpec, PaletteEntry } from '@/lib/core/spec/schema';
import { Animation } from './animation';
import { checkedApart, deletedOf, MaxCostUsd, pageOf, pageQuery, listOf, queryInteger, queryNumber, readable, Timestamp } from './common';
import { bytes, endpoint } from './endpoint';
import { Job } from './job';

export const MASCOT_STATUSES = ['generating', 'ready', 'failed'] as const;
export type MascotStatus = (typeof MASCOT_STATUSES)[number];
export const MASCOT_SOURCES = ['prompt', 'image', 'svg'] as const;
export type MascotSource = (typeof MASCOT_SOURCES)[number];

/** A part as a Mascot shows it (decisions: Resources): its place in the rig, without its drawing. */
export const MascotPart = z.strictObject({
  id: z.string(), parent: z.string().nullable(), z: z.int(), pivot: z.tuple([z.number(), z.number()]),
  states: z.array(z.string()), default_state: z.string().nullable(),
});

/** A mascot (specification: Mascot). */
export const Mascot = z.strictObject({
  id: z.string(),
  object: z.literal('mascot'),
  name: z.string(),
  status: z.enum(MASCOT_STATUSES),
  source: z.enum(MASCOT_SOURCES),
  fidelity: z.number().min(0).max(1).nullable(),
  needs_review: z.boolean(),
  palette: z.array(PaletteEntry),
  parts: z.array(MascotPart),
  animations: z.array(Animation),
  preview_url: z.string().nullable(),
  bundle_url: z.string(),
  public: z.boolean(),
  version_id: z.string().nullable(),
  variant_of: z.string().nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  error: z.string().optional(),
  spec: MascotSpec.optional(),
});
export type Mascot = z.infer<typeof Mascot>;

export const VERSION_SOURCES = ['generate', 'reconstruct', 'edit', 'variant', 'import', 'replace', 'recolor', 'restore'] as const;
export type VersionSource = (typeof VERSION_SOURCES)[number];

/** One saved state of a mascot's drawing (decisions: Resources). */
export const Version = z.strictObject({
  id: z.string(),
  object: z.literal('version'),
  mascot_id: z.string(),
  number: z.int(),
  source: z.enum(VERSION_SOURCES),
  summary: z.string(),
  created_at: Timestamp,
  preview_url: z.string(),
  current: z.boolean(),
});
export type Version = z.infer<typeof Version>;

const { mascot } = LIMITS;

export const DETAILS = ['standard', 'high'] as const;

/** Shape A of POST /mascots: a prompt, or an image to rebuild; exactly one of `prompt`, `upload_id`, `image_url`. */
export const DesignMascotInput = z.strictObject({
  prompt: readable(mascot.prompt).optional(),
  style: z.string().max(mascot.style.max).optional(),
  upload_id: z.string().optional(),
  image_url: z.url().optional(),
  name: readable(mascot.name).optional(),
  notes: z.string().max(mascot.notes.max).optional(),
  detail: z.enum(DETAILS).optional(),
  max_cost_usd: MaxCostUsd.optional(),
});
export type DesignMascotInput = z.infer<typeof DesignMascotInput>;

/** A spec as it arrives: `acceptSpec` checks it, so that its problems come as `Spec is invalid.` */
const SpecInput = checkedApart('SpecInput', 'A MascotSpec');

/** Shape B of POST /mascots: a complete spec. */
export const ImportMascotInput = z.strictObject({ spec: SpecInput, name: readable(mascot.name).optional() });
export type ImportMascotInput = z.infer<typeof ImportMascotInput>;

export const listMascots = endpoint({
  id: 'listMascots', method: 'GET', path: '/mascots', tag: 'Mascots', access: 'member',
  summary: 'Mascots of the workspace, newest first.',
  query: z.strictObject(pageQuery),
  returns: { 200: pageOf(Mascot) },
});

export const createMascot = endpoint({
  id: 'createMascot', method: 'POST', path: '/mascots', tag: 'Mascots', access: 'member',
  summary: 'Designs a mascot from a prompt, or rebuilds a picture (an `upload_id` or an `image_url`) as one (202); imports a complete spec (201).',
  body: z.xor([ImportMascotInput, DesignMascotInput]),
  returns: { 201: Mascot, 202: z.strictObject({ mascot: Mascot, job: Job }) },
});

export const getMascot = endpoint({
  id: 'getMascot', method: 'GET', path: '/mascots/{id}', tag: 'Mascots', access: 'member',
  summary: 'A mascot; `include=spec` adds its spec.',
  query: z.strictObject({ include: z.literal('spec').optional() }),
  returns: { 200: Mascot },
});

export const updateMascot = endpoint({
  id: 'updateMascot', method: 'PATCH', path: '/mascots/{id}', tag: 'Mascots', access: 'member',
  summary: 'Renames a mascot, or makes it public or private.',
  body: z.strictObject({ name: readable(mascot.name).optional(), public: z.boolean().optional() }),
  returns: { 200: Mascot },
});

export const deleteMascot = endpoint({
  id: 'deleteMascot', method: 'DELETE', path: '/mascots/{id}', tag: 'Mascots', access: 'member',
  summary: 'Deletes a mascot with everything it has.',
  returns: { 200: deletedOf('mascot') },
});

export const getSpec = endpoint({
  id: 'getSpec', method: 'GET', path: '/mascots/{id}/spec', tag: 'Mascots', access: 'member',
  summary: "A mascot's spec, of the current or a named version.",
  query: z.strictObject({ version: z.string().optional() }),
  returns: { 200: MascotSpec },
});

export const replaceSpec = endpoint({
  id: 'replaceSpec', method: 'PUT', path: '/mascots/{id}/spec', tag: 'Mascots', access: 'member',
  summary: 'Saves a spec as a new version.',
  body: SpecInput,
  returns: { 200: z.strictObject({ mascot: Mascot, warnings: z.array(z.string()) }) },
});

export const recolorMascot = endpoint({
  id: 'recolorMascot', method: 'POST', path: '/mascots/{id}/recolor', tag: 'Mascots', access: 'member',
  summary: 'Changes palette colours at once; saved as a new version.',
  body: z.strictObject({ palette: z.record(z.string().regex(NAME), z.string().regex(HEX_COLOR)) }),
  returns: { 200: Mascot },
});

const Instruction = readable(mascot.instruction);

export const EditMascotInput = z.strictObject({ instruction: Instruction, max_cost_usd: MaxCostUsd.optional() });
export type EditMascotInput = z.infer<typeof EditMascotInput>;

export const VariantInput = z.strictObject({ name: readable(mascot.name), instruction: Instruction, max_cost_usd: MaxCostUsd.optional() });
export type VariantInput = z.infer<typeof VariantInput>;

/** The `result` of an editing job: what changed in words, and what could not be followed. */
export const EditResult = z.strictObject({ mascot: Mascot, version_id: z.string(), summary: z.string(), warnings: z.array(z.string()) });
export type EditResult = z.infer<typeof EditResult>;

export const editMascot = endpoint({
  id: 'editMascot', method: 'POST', path: '/mascots/{id}/edit', tag: 'Mascots', access: 'member',
  summary: 'Changes a mascot by instruction; the job ends with `result.mascot`, its new `version_id`, a `summary` and `warnings`.',
  body: EditMascotInput,
  returns: { 202: Job },
});

export const createVariant = endpoint({
  id: 'createVariant', method: 'POST', path: '/mascots/{id}/variants', tag: 'Mascots', access: 'member',
  summary: 'Draws another look on the same rig, as a mascot of its own that has all the animations; the job ends with `result.mascot`.',
  body: VariantInput,
  returns: { 202: Job },
});

export const listVersions = endpoint({
  id: 'listVersions', method: 'GET', path: '/mascots/{id}/versions', tag: 'Mascots', access: 'member',
  summary: "A mascot's versions, newest first.",
  returns: { 200: listOf(Version) },
});

export const restoreVersion = endpoint({
  id: 'restoreVersion', method: 'POST', path: '/mascots/{id}/versions/{versionId}/restore', tag: 'Mascots', access: 'member',
  summary: 'Makes an old version current again, as a new version.',
  returns: { 200: Mascot },
});

export const PREVIEW_FORMATS = ['png', 'svg', 'sticker', 'logo'] as const;

export const previewMascot = endpoint({
  id: 'previewMascot', method: 'GET', path: '/mascots/{id}/preview', tag: 'Embed', access: 'public', open: true,
  summary: 'A still of a mascot: at rest, or `t` seconds into an animation.',
  query: z.strictObject({
    format: z.enum(PREVIEW_FORMATS).optional(),
    animation: z.string().max(120).optional(),
    t: queryNumber(0, 3600).optional(),
    size: queryInteger(LIMITS.preview.size.min, LIMITS.preview.size.max).optional(),
    v: z.string().max(60).optional(),
    token: z.string().optional(),
  }),
  returns: { 200: bytes('image/png', 'image/svg+xml') },
});
