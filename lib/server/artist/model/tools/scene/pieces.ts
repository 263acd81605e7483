import { z } from 'zod';
import { HEX_COLOR, NAME } from '@/lib/core/patterns';
import { OBJECT_IDS, objectAt } from '@/lib/artist/scene/objects';
import { BACKDROP_PARTS } from '@/lib/artist/scene/compose';
import { defineTool, refusal } from '../../tool';
import { piecesText } from './setting';
import { change, DEPTHS, type ScenePiece, type SceneSketch, type SceneState } from './sketch';

/** The maximum number of pieces, which leaves room for parts of light, shadow and weather. */
const MAX_PIECES = BACKDROP_PARTS - 10;
/** The longest drawing of a piece: a rich one has some thousand characters. */
const MAX_SVG_CHARACTERS = 20_000;

const Id = z.string().regex(NAME).max(40).describe('A name of your own, such as hill_left');
const Depth = z.enum(DEPTHS).describe('The mascot stands between near and front');
const PutPieces = z.strictObject({
  pieces: z
    .array(z.strictObject({ id: Id, depth: Depth, svg: z.string().min(1).max(MAX_SVG_CHARACTERS) }))
    .min(1)
    .max(20),
});

/** The state with these pieces: each replaces the one of its id, or comes nearest in its depth. */
function withPieces(state: SceneState, put: readonly ScenePiece[]): SceneState {
  const kept = state.pieces.map((piece) => put.findLast(({ id }) => id === piece.id) ?? piece);
  const fresh = put.filter(
    ({ id }, i) => !kept.some((piece) => piece.id === id) && put.findLastIndex((piece) => piece.id === id) === i,
  );
  return { ...state, pieces: [...kept, ...fresh] };
}

function put(sketch: SceneSketch, pieces: readonly ScenePiece[]) {
  const state = withPieces(sketch.state, pieces);
  if (state.pieces.length > MAX_PIECES)
    return refusal(`A scene has at most ${MAX_PIECES} pieces; put what belongs together into one.`);
  return change(sketch, state, `Put ${pieces.map(({ id }) => id).join(', ')}. ${piecesText({ state })}`);
}

/** The tool that draws pieces of the backdrop. */
export const putPieces = (sketch: SceneSketch) =>
  defineTool({
    name: 'put_pieces',
    description:
      'Draws pieces of the backdrop, each an SVG fragment in picture pixels; one whose name is taken replaces ' +
      'that piece. Pieces of one depth lie in the order in which they came.',
    input: PutPieces,
    run: ({ pieces }) => put(sketch, pieces),
  });

/** The tool that places ready-made objects. */
export const putObjects = (sketch: SceneSketch) =>
  defineTool({
    name: 'put_objects',
    description:
      'Puts things that are drawn already, in the light of the scene: `x` is the middle and `y` the foot, in ' +
      'picture pixels, `height` in pixels.',
    input: z.strictObject({
      objects: z
        .array(
          z.strictObject({
            id: Id,
            object: z.enum(OBJECT_IDS),
            depth: Depth,
            x: z.number().min(-4000).max(4000),
            y: z.number().min(-4000).max(4000),
            height: z.number().min(8).max(2000),
            color: z.string().regex(HEX_COLOR).optional(),
          }),
        )
        .min(1)
        .max(20),
    }),
    run: ({ objects }) =>
      put(
        sketch,
        objects.map(({ id, depth, object, x, y, height, color }) => ({
          id,
          depth,
          svg: objectAt(sketch.state.set.easel, object, x, y, height, color),
        })),
      ),
  });

/** The tool that moves or scales pieces, or changes their depth. */
export const movePieces = (sketch: SceneSketch) =>
  defineTool({
    name: 'move_pieces',
    description:
      'Moves pieces by `dx` and `dy` pixels, after scaling them by `scale` about the point `about`; `depth` ' +
      'puts them nearer or farther.',
    input: z.strictObject({
      moves: z
        .array(
          z.strictObject({
            id: z.string(),
            dx: z.number().min(-4000).max(4000).default(0),
            dy: z.number().min(-4000).max(4000).default(0),
            scale: z.number().min(0.05).max(20).default(1),
            about: z.strictObject({ x: z.number(), y: z.number() }).optional(),
            depth: Depth.optional(),
          }),
        )
        .min(1)
        .max(20),
    }),
    run({ moves }) {
      const { state } = sketch;
      const missing = moves.filter(({ id }) => !state.pieces.some((piece) => piece.id === id));
      if (missing.length)
        return refusal(`There is no piece ${missing.map(({ id }) => id).join(', ')}. ${piecesText(sketch)}`);
      const moved = moves.flatMap(({ id, dx, dy, scale, about = { x: 0, y: 0 }, depth }) =>
        state.pieces
          .filter((piece) => piece.id === id)
          .map((piece): ScenePiece => ({
            id,
            depth: depth ?? piece.depth,
            svg:
              `<g transform="matrix(${scale} 0 0 ${scale} ${dx + about.x * (1 - scale)} ` +
              `${dy + about.y * (1 - scale)})">${piece.svg}</g>`,
          })),
      );
      return change(sketch, withPieces(state, moved), `Moved ${moves.map(({ id }) => id).join(', ')}.`);
    },
  });

/** The tool that removes pieces. */
export const removePieces = (sketch: SceneSketch) =>
  defineTool({
    name: 'remove_pieces',
    description: 'Takes pieces away by their names.',
    input: z.strictObject({ ids: z.array(z.string()).min(1) }),
    run({ ids }) {
      const pieces = sketch.state.pieces.filter(({ id }) => !ids.includes(id));
      if (pieces.length === sketch.state.pieces.length) return refusal(`There is no such piece. ${piecesText(sketch)}`);
      const state = { ...sketch.state, pieces };
      return change(sketch, state, `Removed. ${piecesText({ state })}`);
    },
  });
