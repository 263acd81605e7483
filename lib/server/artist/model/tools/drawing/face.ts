import { z } from 'zod';
import { HEX_COLOR } from '@/lib/core/patterns';
import { PaletteEntry, Part } from '@/lib/core/spec/schema';
import { addBrows } from '@/lib/artist/face/brows';
import { addEyes } from '@/lib/artist/face/eyes';
import { addMouth } from '@/lib/artist/face/mouth';
import type { FigureDraft, HeadFrame } from '@/lib/artist/figure';
import { USUAL } from '@/lib/artist/individual';
import { figureOf } from '@/lib/artist/sheet/construct';
import type { Species } from '@/lib/artist/species/species';
import { defineTool, refusal, type ModelTool } from '../../tool';
import { unknownPart } from './parts';
import { colorIn, inkFor, plainSheet, putDrafts } from './pen';
import { placesOf, type Sketch } from './sketch';

const Pixel = z.number().min(-4096).max(4096);
const At = z.tuple([Pixel, Pixel]);
const Width = z.number().min(6).max(600);
const EYE_KINDS = ['glossy', 'full', 'big', 'dot', 'screen', 'pie'] as const;
const MOUTHS = ['smile', 'open', 'grin', 'smirk', 'tongue', 'mm', 'oh', 'ah', 'ee', 'sad', 'surprised'] as const;

/**
 * A plain figure for drawing a face with the kit: its head is at the place of the face, its skin has the colour of the
 * face.
 */
function faceFigure(sketch: Sketch, skin: string, head: Partial<HeadFrame>, species: Partial<Species>): FigureDraft {
  const { figure } = figureOf(plainSheet(sketch.pen, colorIn(sketch.spec, skin)), false);
  return {
    ...figure,
    ink: inkFor(sketch),
    traits: USUAL,
    species: { ...figure.species, ...species },
    head: { ...figure.head, material: skin, ...head },
    parts: [],
  };
}

const withFeatures = (figure: FigureDraft, features: FigureDraft['character']['features']): FigureDraft => ({
  ...figure,
  character: { ...figure.character, features },
});

const EyesInput = z.strictObject({
  parent: Part.shape.id,
  between: At,
  apart: z.number().min(0).max(1000),
  width: Width,
  kind: z.enum(EYE_KINDS),
  skin: PaletteEntry.shape.name,
  iris: z.string().regex(HEX_COLOR).optional(),
  lashes: z.boolean().optional(),
  brows: z.boolean().optional(),
  rest: z.enum(['open', 'half', 'happy', 'closed', 'wide']).optional(),
  z: Part.shape.z.optional(),
  suffix: Part.shape.id.optional(),
});

/** The id of a part of a face, with a suffix for a second face. */
const named = (id: string, suffix: string | undefined): string => (suffix ? `${id}_${suffix}` : id);

/** The tool that draws the eyes with all their states. */
export const putEyes = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'put_eyes',
    description:
      'Draws eyes of the kit with every state that motions use (closed, happy, wide, half, wink): eye_left and ' +
      'eye_right, or eye where apart is 0. between: the point between them; apart: the distance of their middles; ' +
      'width of one eye; skin: the token of the face around them, of which the lids are made. kind: glossy (dark ' +
      'with light), full (with white and iris), big, dot, screen (lights), pie (as in old cartoons). brows adds ' +
      'brow_left and brow_right. suffix: for a second face, whose parts are named eye_left_<suffix> and so on.',
    input: EyesInput,
    run: ({
      parent,
      between: [x, y],
      apart,
      width,
      kind,
      skin,
      iris,
      lashes,
      brows,
      rest = 'open',
      z: order,
      suffix,
    }) => {
      const unknown = unknownPart(sketch.spec, [parent]) ?? unknownColor(sketch, skin);
      if (unknown) return unknown;
      const lone = apart === 0;
      const head = {
        part: parent,
        cx: x,
        cy: y,
        eyeY: y,
        eyeDx: apart / 2,
        eyeWidth: width,
        rx: Math.max(width, apart),
      };
      const plain = faceFigure(sketch, skin, head, { eyes: kind === 'pie' ? 'glossy' : kind });
      const look = { ...plain.ink.look, eyeKind: kind === 'pie' ? ('pie' as const) : null };
      const features = [...(lone ? ['one_eye' as const] : []), ...(lashes ? ['lashes' as const] : [])];
      const figure = withFeatures({ ...plain, ink: { ...plain.ink, look } }, new Set(features));
      addEyes(figure);
      if (brows) addBrows(figure);
      const drafts = figure.parts.map((draft) => ({
        ...draft,
        id: named(draft.id, suffix),
        z: order === undefined ? draft.z : order + draft.z - EYE_Z,
        ...(draft.id.startsWith('eye') && rest !== 'open' ? { defaultState: rest } : {}),
      }));
      const ids = drafts.map(({ id }) => id);
      return putDrafts(sketch, drafts, { said: (spec) => placesOf(spec, ids), own: iris ? { iris } : {} });
    },
  });

/** The default z of eyes; brows are in front of them. */
const EYE_Z = 44;

/** The tool that draws the mouth with all its states. */
export const putMouth = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'put_mouth',
    description:
      'Draws a mouth of the kit with every state that speech and motions use (smile, open, ah, ee, oh, mm, sad, ' +
      'surprised, grin, smirk, tongue): the part mouth. at: its middle; width: from corner to corner; rest: what it ' +
      'shows at rest; skin: the token of the face around it. noseY: the y of the nose above, from which a line comes ' +
      'down to a mouth of two curves, as cats and dogs have. suffix: for a second face.',
    input: z.strictObject({
      parent: Part.shape.id,
      at: At,
      width: Width,
      rest: z.enum(MOUTHS),
      skin: PaletteEntry.shape.name,
      noseY: Pixel.optional(),
      fangs: z.boolean().optional(),
      buckTeeth: z.boolean().optional(),
      z: Part.shape.z.optional(),
      suffix: Part.shape.id.optional(),
    }),
    run: ({ parent, at: [x, y], width, rest, skin, noseY, fangs, buckTeeth, z: order, suffix }) => {
      const unknown = unknownPart(sketch.spec, [parent]) ?? unknownColor(sketch, skin);
      if (unknown) return unknown;
      if (noseY !== undefined && noseY >= y)
        return refusal('The nose is above the mouth: noseY must be less than its y.');
      const rx = width * 1.6;
      // The kit draws the line from a little below the nose.
      const nose = noseY === undefined ? y - width : noseY - (8 * rx) / 105;
      const head = { part: parent, cx: x, cy: y - width, rx, mouthY: y, mouthWidth: width, noseY: nose };
      const plain = faceFigure(sketch, skin, head, { snout: noseY === undefined ? 'none' : 'cat' });
      // The kit draws the animated expressions only in rich detail; here every detail gets them.
      const ink = { ...plain.ink, look: { ...plain.ink.look, rich: true } };
      const features = [...(fangs ? ['fangs' as const] : []), ...(buckTeeth ? ['buck_teeth' as const] : [])];
      const figure = withFeatures({ ...plain, ink }, new Set(features));
      addMouth(figure);
      const drafts = figure.parts.map((draft) => ({
        ...draft,
        id: named(draft.id, suffix),
        z: order ?? draft.z,
        svg: draft.states?.find(({ name }) => name === rest)?.svg ?? draft.svg,
      }));
      return putDrafts(sketch, drafts, { said: (spec) => placesOf(spec, [named('mouth', suffix)]) });
    },
  });

function unknownColor({ spec: { palette } }: Sketch, token: string): ReturnType<typeof refusal> | null {
  if (palette.some(({ name }) => name === token)) return null;
  return refusal(`The palette has no ${token}; it has ${palette.map(({ name }) => name).join(', ') || 'nothing yet'}.`);
}
