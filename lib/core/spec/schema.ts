import { z } from 'zod';
import { HEX_COLOR, NAME } from '../patterns';

const name = z.string().regex(NAME);
const point = z.tuple([z.number(), z.number()]);

/** The body plans of mascots, in the order of the specification. */
export const ARCHETYPES = ['biped', 'quadruped', 'blob', 'winged', 'object', 'custom'] as const;
export type Archetype = (typeof ARCHETYPES)[number];

/** A palette entry: `name` is the token that drawings reference as `$name`. */
export const PaletteEntry = z.strictObject({
  name: name.meta({ description: 'The token: drawings say `$name` for its colour.', examples: ['fur'] }),
  color: z
    .string()
    .regex(HEX_COLOR)
    .meta({ description: 'Its colour.', examples: ['#e8842c'] }),
});
export type PaletteEntry = z.infer<typeof PaletteEntry>;

/** An alternate drawing of a part, such as a closed eye. */
export const PartState = z.strictObject({
  name: name.describe('Its name, such as `closed`.'),
  svg: z.string().describe('The drawing.'),
});
export type PartState = z.infer<typeof PartState>;

/** One rigid part of a rig: pivot in canvas pixels, limits in degrees, drawing at rest in canvas coordinates. */
export const Part = z
  .strictObject({
    id: name.describe('Its name in the rig.'),
    parent: z.string().nullable().describe('The parent part; null for the root.'),
    z: z.int().describe('Drawing order over the whole mascot: higher is drawn on top.'),
    pivot: point.describe('Its joint in canvas pixels: rotation and scale happen around it.'),
    rotateLimits: point.nullable().describe('The least and greatest rotation in degrees; null if it does not rotate.'),
    svg: z.string().describe('Its drawing at rest: an SVG fragment in canvas coordinates.'),
    states: z.array(PartState).describe('Alternate drawings.'),
    defaultState: z.string().nullable().describe('The drawing that is shown at rest; null for `svg`.'),
  })
  .meta({ description: 'One rigid part of a rig.' });
export type Part = z.infer<typeof Part>;

/** A named point on a part, in canvas coordinates at rest: where a hat sits, where a hand holds. */
export const Anchor = z.strictObject({
  name: name.describe('Its name.'),
  part: name.describe('The part that it moves with.'),
  at: point.describe('Where it is at rest, in canvas pixels.'),
});
export type Anchor = z.infer<typeof Anchor>;

/** A whole rigged mascot (specification: MascotSpec). Shape only; `checkSpec` adds the cross-field rules. */
export const MascotSpec = z
  .strictObject({
    specVersion: z.literal(1).describe('The version of the format.'),
    name: z.string().min(1).describe('Its name.'),
    description: z.string().describe('A description of the character.'),
    archetype: z.enum(ARCHETYPES).describe('How it is built.'),
    canvas: z
      .strictObject({
        width: z.number().positive().describe('Pixels.'),
        height: z.number().positive().describe('Pixels.'),
      })
      .describe('The size of the drawing.'),
    palette: z.array(PaletteEntry).describe('Its colours by token.'),
    parts: z.array(Part).min(1).describe('Its rig.'),
    anchors: z.array(Anchor).describe('Named points: where a hat sits, where a hand holds.'),
  })
  .meta({
    description: 'A whole mascot: a rig of vector parts with a palette.',
    examples: [
      {
        specVersion: 1,
        name: 'Dot',
        description: 'A round friend with one eye.',
        archetype: 'blob',
        canvas: { width: 512, height: 512 },
        palette: [
          { name: 'skin', color: '#e8842c' },
          { name: 'ink', color: '#2b2118' },
        ],
        parts: [
          {
            id: 'body',
            parent: null,
            z: 0,
            pivot: [256, 440],
            rotateLimits: [-15, 15],
            svg: '<circle cx="256" cy="290" r="150" fill="$skin"/>',
            states: [],
            defaultState: null,
          },
          {
            id: 'eye',
            parent: 'body',
            z: 1,
            pivot: [256, 260],
            rotateLimits: null,
            svg: '<circle cx="256" cy="260" r="34" fill="$ink"/>',
            states: [{ name: 'closed', svg: '<rect x="222" y="256" width="68" height="8" fill="$ink"/>' }],
            defaultState: null,
          },
        ],
        anchors: [{ name: 'hat', part: 'body', at: [256, 150] }],
      },
    ],
  });
export type MascotSpec = z.infer<typeof MascotSpec>;
