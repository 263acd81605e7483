import { z } from 'zod';
import { HEX_COLOR, NAME } from '../patterns';

const name = z.string().regex(NAME);
const point = z.tuple([z.number(), z.number()]);

export const ARCHETYPES = ['biped', 'quadruped', 'blob', 'winged', 'object', 'custom'] as const;
export type Archetype = (typeof ARCHETYPES)[number];

/** A palette entry: `name` is the token that drawings reference as `$name`. */
export const PaletteEntry = z.strictObject({ name, color: z.string().regex(HEX_COLOR) });
export type PaletteEntry = z.infer<typeof PaletteEntry>;

/** An alternate drawing of a part, such as a closed eye. */
export const PartState = z.strictObject({ name, svg: z.string() });
export type PartState = z.infer<typeof PartState>;

/** One rigid part of a rig: pivot in canvas pixels, limits in degrees, drawing at rest in canvas coordinates. */
export const Part = z.strictObject({
  id: name,
  parent: z.string().nullable(),
  z: z.int(),
  pivot: point,
  rotateLimits: point.nullable(),
  svg: z.string(),
  states: z.array(PartState),
  defaultState: z.string().nullable(),
});
export type Part = z.infer<typeof Part>;

/** A named point on a part, in canvas coordinates at rest: where a hat sits, where a hand holds. */
export const Anchor = z.strictObject({ name, part: name, at: point });
export type Anchor = z.infer<typeof Anchor>;

/** A whole rigged mascot (specification: MascotSpec). Shape only; `checkSpec` adds the cross-field rules. */
export const MascotSpec = z.strictObject({
  specVersion: z.literal(1),
  name: z.string().min(1),
  description: z.string(),
  archetype: z.enum(ARCHETYPES),
  canvas: z.strictObject({ width: z.number().positive(), height: z.number().positive() }),
  palette: z.array(PaletteEntry),
  parts: z.array(Part).min(1),
  anchors: z.array(Anchor),
});
export type MascotSpec = z.infer<typeof MascotSpec>;
