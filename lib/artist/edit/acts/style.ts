import { STYLES, type StyleId } from '@/lib/core/styles';
import { isOutline, isUnderlay, underlaidBy } from '@/lib/core/rig/underlays';
import { toOklch } from '@/lib/core/color/oklch';
import { findRoles } from '@/lib/core/rig/roles';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { drawingOf } from '@/lib/core/svg/drawing-of';
import { emit } from '@/lib/core/svg/emit';
import { basesOf } from '../drawing/bases';
import { contoursOf, hasContour, loosened, softened, squared } from '../drawing/contours';
import { colorOfFamily, namesOf } from '../drawing/families';
import { lined, token } from '../drawing/forms';
import { dyed, freeName, shifted, tidied, withToken } from '../drawing/palette-tokens';
import { redrawn, withDrawings } from '../drawing/redraw';
import { plain, rolled } from '../drawing/tones';
import { withCheeks, withPieEyes } from '../face/details';
import type { EditAct, EditOptions } from '../outcome';
import { coloursOf } from '../targets/main-colors';
import { gloved } from './gloves';
import { onGrid } from './grid';
import { legible } from './legible';
import { fitted } from './fit';
import { lines, lineTokens } from './lines';
import { mixed, parted } from './parted';
import { sized } from './size';

type Step = (spec: MascotSpec, options: EditOptions) => MascotSpec;

/** Converts the drawing to another style in fixed steps: colours, tones, lines, features. */
export const style: EditAct<'style'> = (spec, { style: id }, options) => {
  const restyled = RECIPES[id].reduce((now, step) => step(now, options), spec);
  if (JSON.stringify(restyled) === JSON.stringify(spec))
    return { refused: `The mascot is drawn in the ${id} style already.` };
  // A sprite is not scaled, because its cells would leave the grid.
  const next = options.keepRig || id === 'pixel' ? restyled : fitted(spec, restyled).spec;
  const title = STYLES.find((each) => each.id === id)?.title.toLowerCase() ?? id;
  return { spec: tidied(parted(spec, legible(spec, next)), namesOf(spec)), done: `redrew it in the ${title} style` };
};

const toned =
  (change: { l?: number; c?: number }): Step =>
  (spec) => {
    const everywhere = new Set(spec.parts.map(({ id }) => id));
    return coloursOf(spec).reduce(
      (now, family) => dyed(now, everywhere, family, shifted(colorOfFamily(now, family), change), family),
      spec,
    );
  };

/** A step that redraws every part except the shadow, and then adds the tones that the drawings use to the palette. */
const drawn =
  (
    change: (
      drawing: ReturnType<typeof drawingOf>,
      names: ReadonlySet<string>,
      tokens: Set<string>,
      part: Part,
    ) => ReturnType<typeof drawingOf>,
  ): Step =>
  (spec) => {
    const names = namesOf(spec);
    const tokens = new Set<string>();
    const { shadow } = findRoles(spec);
    const parts = spec.parts.map((part) =>
      part.id === shadow
        ? part
        : withDrawings(part, (svg) => redrawn(svg, (drawing) => change(drawing, names, tokens, part))),
    );
    return mixed({ ...spec, parts }, tokens);
  };

/** Matches parts whose lines are features of the face, not contours. */
const FEATURE = /eye|mouth|brow|lip|nose|lid|mund|auge|glasses|peeper|looker/;

const plainly = drawn((drawing, names) => plain(drawing, names));
const softly = (share: number): Step =>
  drawn((drawing, names, tokens, part) => (FEATURE.test(part.id) ? drawing : softened(drawing, names, share, tokens)));
const rolling = drawn((drawing, names, tokens, part) =>
  FEATURE.test(part.id) ? drawing : rolled(drawing, names, tokens),
);
const loosely = drawn((drawing) => loosened(drawing));
const squarely: Step = (spec, options) => {
  const roles = findRoles(spec);
  const compact = new Set([
    roles.body,
    roles.head,
    roles.hands.left,
    roles.hands.right,
    roles.feet.left,
    roles.feet.right,
    roles.ears.left,
    roles.ears.right,
  ]);
  return drawn((drawing, names, _, part) => (compact.has(underlaidBy(part.id)) ? squared(drawing, names) : drawing))(
    spec,
    options,
  );
};
const pen =
  (factor: number): Step =>
  (spec, options) => {
    const outcome = lines(spec, { do: 'lines', factor, words: '' }, options);
    return 'refused' in outcome ? spec : outcome.spec;
  };
const grown =
  (region: 'head' | 'eyes', factor: number): Step =>
  (spec, options) =>
    sized(spec, { kind: 'region', region, side: null }, { kind: 'scale', factor, words: '' }, options) ?? spec;

/** Recolours all lines to one near-black. */
const inked: Step = (spec) => {
  const tokens = lineTokens(spec);
  return {
    ...spec,
    palette: spec.palette.map((entry) =>
      tokens.has(entry.name) && (entry.name.endsWith('_line') || toOklch(entry.color).l < 0.6)
        ? { ...entry, color: '#2c2430' }
        : entry,
    ),
  };
};

/**
 * Adds contours to a figure that has none, as layers behind each part.
 * The layers of limb ends lie behind the parent part, so that no line crosses a joint.
 */
const contoured: Step = (spec) => {
  const names = namesOf(spec);
  const tokens = new Set<string>();
  const width = Math.max(spec.canvas.width, spec.canvas.height) * 0.0152;
  const roles = findRoles(spec);
  const ends = new Set(
    [roles.forearms, roles.hands, roles.shins, roles.feet].flatMap(({ left, right }) => [left, right]),
  );
  const bare = spec.parts
    .filter(({ svg }) => svg !== '')
    .every(({ svg, id }) => FEATURE.test(id) || !hasContour(drawingOf(svg)));
  if (!bare) return spec;
  const behind: { part: Part; before: string }[] = [];
  const parts = spec.parts.map((part) => {
    if (
      part.svg === '' ||
      FEATURE.test(part.id) ||
      part.id === roles.shadow ||
      /cheek|blush|steam|muzzle|patch|mask/.test(part.id)
    )
      return part;
    const contours = contoursOf(drawingOf(part.svg), names, width, tokens);
    if (!ends.has(part.id) || part.parent === null)
      return { ...part, svg: redrawn(part.svg, (drawing) => ({ ...drawing, nodes: [...contours, ...drawing.nodes] })) };
    const parent = spec.parts.find(({ id }) => id === part.parent);
    behind.push({
      before: part.parent,
      part: {
        ...part,
        id: freeName(`${part.id}_contour`, new Set(spec.parts.map(({ id }) => id))),
        parent: part.id,
        z: Math.min(part.z, parent?.z ?? part.z),
        rotateLimits: null,
        states: [],
        defaultState: null,
        svg: emit({ nodes: contours, gradients: [], clips: [] }),
      },
    });
    return part;
  });
  const laid = behind.reduce(
    (now, { part, before }) =>
      now.toSpliced(
        now.findIndex(({ id }) => id === before),
        0,
        part,
      ),
    parts,
  );
  return mixed({ ...spec, parts: laid }, tokens);
};

/** Adds a white die-cut border behind the whole figure, as layers that move with its parts. */
const bordered: Step = (spec) => {
  if (spec.parts.some(({ id }) => id.endsWith('_border'))) return spec;
  const names = namesOf(spec);
  const width = Math.max(spec.canvas.width, spec.canvas.height) * 0.058;
  const roles = findRoles(spec);
  const lowest = Math.min(...spec.parts.filter(({ id }) => id !== roles.shadow).map(({ z }) => z));
  const borders = spec.parts.flatMap((part): Part[] => {
    if (
      part.svg === '' ||
      isUnderlay(part.id) ||
      part.id === roles.shadow ||
      FEATURE.test(part.id) ||
      /cheek|steam/.test(part.id)
    )
      return [];
    const shapes = basesOf(drawingOf(part.svg), names)
      .slice(0, 3)
      .map(({ shape }) => ({ ...shape, fill: token('border'), stroke: lined([], token('border'), width).stroke }));
    return shapes.length > 0
      ? [
          {
            ...part,
            id: `${part.id}_border`,
            parent: part.id,
            z: lowest - 10,
            rotateLimits: null,
            states: [],
            defaultState: null,
            svg: emit({ nodes: shapes, gradients: [], clips: [] }),
          },
        ]
      : [];
  });
  // The ground shadow lies behind the border.
  const parts = spec.parts.map((part) =>
    part.id === roles.shadow ? { ...part, z: Math.min(part.z, lowest - 20) } : part,
  );
  return withToken({ ...spec, parts: [...parts, ...borders] }, 'border', '#ffffff');
};

/** Removes the outer outline; its layers stay in the rig, empty, so that it can be restored. */
const unlined: Step = (spec) => ({
  ...spec,
  parts: spec.parts.map((part) => (isOutline(part.id) ? { ...part, svg: '' } : part)),
});

const gridded: Step = (spec) => {
  const { spec: drawn, tokens } = onGrid(spec, FEATURE);
  return mixed(drawn, tokens);
};

const RECIPES: Readonly<Record<StyleId, readonly Step[]>> = {
  outlined: [contoured],
  flat: [unlined, plainly, softly(0.32)],
  kawaii: [toned({ l: 0.02, c: 1.03 }), grown('head', 1.1), grown('eyes', 1.12), withCheeks],
  soft: [unlined, rolling, softly(0.34)],
  geometric: [squarely, contoured],
  retro: [toned({ c: 0.68, l: -0.01 }), plainly, contoured, gloved, inked, withPieEyes],
  sketchy: [toned({ c: 0.8, l: 0.03 }), plainly, contoured, inked, pen(0.52), loosely],
  sticker: [toned({ c: 1.12 }), contoured, pen(1.12), bordered],
  pastel: [toned({ c: 0.6, l: 0.09 }), pen(0.7)],
  clay: [toned({ c: 0.92, l: 0.03 }), unlined, grown('head', 1.08), rolling, softly(0.34)],
  paper: [toned({ c: 0.85, l: 0.03 }), unlined, plainly, squarely],
  pixel: [unlined, plainly, gridded],
};
