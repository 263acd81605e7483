import { z } from 'zod';
import { aboutPivot, IDENTITY } from '@/lib/core/geometry/matrix';
import { Part, type MascotSpec } from '@/lib/core/spec/schema';
import { branchOf, placed } from '@/lib/artist/edit/drawing/place';
import { defineTool, refusal, type ModelTool, type ToolOutcome } from '../../tool';
import { placeOf, type Sketch } from './sketch';

const { id, parent, z: order, pivot, rotateLimits } = Part.shape;

/** The refusal of an unknown part's name; null where all are known. */
export function unknownPart({ parts }: MascotSpec, ids: readonly string[]): ToolOutcome<never> | null {
  const missing = ids.filter((each) => !parts.some((part) => part.id === each));
  return missing.length === 0
    ? null
    : refusal(
        `There is no part ${missing.join(', ')}; there are: ${parts.map((part) => part.id).join(', ') || 'none yet'}.`,
      );
}

/** The tool that moves, turns, scales or re-parents parts without drawing them anew. */
export const moveParts = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'move_parts',
    description:
      'Moves parts without drawing them anew, with all that hangs from them (unless alone is true): by in ' +
      "pixels, turn in degrees and scale (one factor, or [x, y]) about each part's own pivot; " +
      'or changes their z, parent, pivot or rotateLimits.',
    input: z.strictObject({
      ids: z.array(id).min(1),
      by: pivot.optional(),
      turn: z.number().min(-360).max(360).optional(),
      scale: z.union([z.number().positive().max(20), z.tuple([z.number().max(20), z.number().max(20)])]).optional(),
      alone: z.boolean().optional(),
      z: order.optional(),
      parent: parent.optional(),
      pivot: pivot.optional(),
      rotateLimits: rotateLimits.optional(),
    }),
    run: ({ ids, by: [dx, dy] = [0, 0], turn = 0, scale = 1, alone = false, ...set }) => {
      const unknown = unknownPart(sketch.spec, ids);
      if (unknown) return unknown;
      const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale;
      const moved = ids.reduce((spec, each) => {
        const part = spec.parts.find((candidate) => candidate.id === each);
        const matrix = part ? aboutPivot(part.pivot, turn, sx, sy, dx, dy) : IDENTITY;
        return placed(spec, new Map([...(alone ? [each] : branchOf(spec, [each]))].map((member) => [member, matrix])));
      }, sketch.spec);
      const parts = moved.parts.map((part) =>
        ids.includes(part.id)
          ? {
              ...part,
              z: set.z ?? part.z,
              parent: set.parent === undefined ? part.parent : set.parent,
              pivot: set.pivot ?? part.pivot,
              rotateLimits: set.rotateLimits === undefined ? part.rotateLimits : set.rotateLimits,
            }
          : part,
      );
      return sketch.change(
        { ...moved, parts },
        parts
          .filter((part) => ids.includes(part.id))
          .map(
            (part) =>
              `${part.id}: ${placeOf(part.svg)}, pivot ${part.pivot.join(', ')}, z ${part.z}, on ` +
              `${part.parent ?? 'nothing'}.`,
          )
          .join('\n'),
      );
    },
  });

/** The tool that removes parts with their children. */
export const removeParts = (sketch: Sketch): ModelTool<never> =>
  defineTool({
    name: 'remove_parts',
    description: 'Removes parts, with all that hangs from them and the anchors on them.',
    input: z.strictObject({ ids: z.array(id).min(1) }),
    run: ({ ids }) => {
      const { spec } = sketch;
      const unknown = unknownPart(spec, ids);
      if (unknown) return unknown;
      const gone = branchOf(spec, ids);
      const parts = spec.parts.filter((part) => !gone.has(part.id));
      if (parts.length === 0)
        return refusal(
          'Nothing was changed: that would remove every part. Put the new drawing in place with put_part.',
        );
      return sketch.change(
        { ...spec, parts, anchors: spec.anchors.filter(({ part }) => !gone.has(part)) },
        `Removed ${[...gone].join(', ')}.`,
      );
    },
  });
