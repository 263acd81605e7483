import type { MascotSpec } from '@/lib/core/spec/schema';
import { namesOf } from '../drawing/families';
import { redrawn, withDrawings, withShapes } from '../drawing/redraw';
import type { EditAct, EditOutcome } from '../outcome';
import type { ColorChange } from '../wish';
import { changedColor } from '../drawing/palette-tokens';

const LINE = /_line$|^(ink|line|lines|edge|outline|contour|stroke)$/;

/** The tokens that lines are drawn in: those named as lines, and those that nothing is filled with. */
export function lineTokens(spec: MascotSpec): Set<string> {
  const text = spec.parts.flatMap(({ svg, states }) => [svg, ...states.map((state) => state.svg)]).join('');
  const filled = new Set([...text.matchAll(/(?:fill|stop-color)="\$([a-z0-9_]+)"/g)].map((match) => match[1]));
  const stroked = new Set([...text.matchAll(/stroke="\$([a-z0-9_]+)"/g)].map((match) => match[1]));
  return new Set([...namesOf(spec)].filter((name) => stroked.has(name) && (LINE.test(name) || !filled.has(name))));
}

/** Recolours every outline. */
export function recolorLines(spec: MascotSpec, change: ColorChange): EditOutcome {
  const tokens = lineTokens(spec);
  if (tokens.size === 0) return { refused: 'This mascot has no outlines to recolour.' };
  const palette = spec.palette.map((entry) =>
    tokens.has(entry.name) ? { ...entry, color: changedColor(entry.color, change) } : entry,
  );
  return {
    spec: { ...spec, palette },
    done: change.kind === 'to' ? `drew the outlines in ${change.words}` : `made the outlines ${change.words}`,
  };
}

/** The smallest line width, as a share of the canvas's side. */
const MIN_LINE_SHARE = 0.003;
/** The largest line width, as a share of the canvas's side. */
const MAX_LINE_SHARE = 0.034;

/** Multiplies every line width by a factor; a factor of 0 removes the contours of filled shapes. */
export const lines: EditAct<'lines'> = (spec, { factor }) => {
  const tokens = lineTokens(spec);
  const side = Math.max(spec.canvas.width, spec.canvas.height);
  let touched = 0;
  const parts = spec.parts.map((part) =>
    withDrawings(part, (svg) =>
      redrawn(svg, (drawing) =>
        withShapes(drawing, (shape) => {
          const { stroke } = shape;
          if (
            !stroke ||
            stroke.width > side * MAX_LINE_SHARE * 1.2 ||
            (factor === 0 &&
              !(stroke.paint.kind === 'token' && tokens.has(stroke.paint.token) && LINE.test(stroke.paint.token)))
          )
            return [shape];
          touched += 1;
          if (factor > 0)
            return [
              {
                ...shape,
                stroke: {
                  ...stroke,
                  width:
                    Math.round(
                      Math.min(side * MAX_LINE_SHARE, Math.max(side * MIN_LINE_SHARE, stroke.width * factor)) * 10,
                    ) / 10,
                },
              },
            ];
          return shape.fill.kind === 'none' && isSmall(part.id)
            ? [shape]
            : shape.fill.kind === 'none'
              ? []
              : [{ ...shape, stroke: null }];
        }),
      ),
    ),
  );
  if (touched === 0) return { refused: 'This mascot has no outlines to change.' };
  return {
    spec: { ...spec, parts },
    done: factor === 0 ? 'took the outlines away' : `made the outlines ${factor > 1 ? 'thicker' : 'thinner'}`,
  };
};

/** Whether a part, such as a mouth or brow, is itself drawn as a line. */
const isSmall = (id: string): boolean => /mouth|eye|brow|lip|nose|glasses|whisker|lid|mund|auge/.test(id);
