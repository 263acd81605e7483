import { fromOklch, toOklch } from '@/lib/core/color/oklch';
import { pathBounds } from '@/lib/core/geometry/bounds';
import type { Drawing, DrawingNode, DrawingShape } from '@/lib/core/paint/drawing';
import { findRoles, type Roles } from '@/lib/core/rig/roles';
import { colorWords, nearestColor } from '../../say';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { colorOfFamily, familyOf, namesOf } from '../drawing/families';
import { around, boxOf, cutTo, filled, token } from '../drawing/forms';
import { freeName, withToken } from '../drawing/palette-tokens';
import { redrawn, withDrawings } from '../drawing/redraw';
import { motif, type PatternField } from '../drawing/motifs';
import { nothingOf, type EditAct, type EditOutcome, type WishOf } from '../outcome';
import { partsOf, withRoles } from '../targets/find';
import { drawnFrom, mainFamily } from '../targets/main-colors';
import { scopeOf, type Scope } from '../targets/scope';
import { isAll, targetWords, type EditTarget } from '../targets/target';

/** Covers parts with a pattern, clipped to their outlines and below the details that are painted on them. */
export const pattern: EditAct<'pattern'> = (spec, wish) => patterned(spec, wish);

function patterned(spec: MascotSpec, wish: WishOf<'pattern'>): EditOutcome {
  const { kind, target, color } = wish;
  const roles = findRoles(spec);
  const inner = isAll(target) ? null : insideOf(spec, target);
  const ids = inner
    ? [...inner.ids]
    : isAll(target)
      ? wholeOf(spec, roles, target)
      : target.nouns.flatMap((noun) => limbsOf(spec, roles, partsOf(withRoles(spec), noun)));
  const coat = inner?.families[0] ?? mainFamily(spec, ids);
  if (ids.length === 0 || coat === null) return nothingOf(targetWords(target));
  const name = freeName(kind, namesOf(spec));
  const names = namesOf(spec);
  let covered = 0;
  const parts = spec.parts.map((part) => {
    if (!ids.includes(part.id)) return part;
    const field = fieldOf(spec, part, roles, isAll(target));
    return withDrawings(part, (svg) =>
      redrawn(svg, (drawing) => {
        const main = inner ? coat : mainFamily(spec, [part.id]);
        const made = onBase(drawing, main, inner !== null, names, `${name}-clip`, (base) =>
          motif(kind, base, { ...field, seed: `${part.id} ${kind}` }).map((path) => filled(path, token(name))),
        );
        if (made) covered += 1;
        return made ?? drawing;
      }),
    );
  });
  if (covered === 0) return nothingOf(targetWords(target));
  let next = withToken({ ...spec, parts }, name, color ?? DEFAULT_COLORS[kind] ?? toneFor(colorOfFamily(spec, coat)));
  if (target.nouns.some((noun) => noun.kind === 'region' && noun.region === 'everything')) {
    // A pattern for the whole mascot also covers a belly of another colour.
    const belly = patterned(next, {
      ...wish,
      color: color ?? colorOfFamily(next, name),
      target: { nouns: [{ kind: 'region', region: 'belly', side: null }], except: [] },
    });
    if ('spec' in belly) next = belly.spec;
  }
  const named = color && (colorWords(color) === color ? nearestColor(color) : colorWords(color));
  const said = `${named ?? ''} ${kind}`.trim();
  return { spec: next, done: isAll(target) ? `gave it ${said}` : `put ${said} on ${targetWords(target)}` };
}

/** The default colours of hearts and stars. */
const DEFAULT_COLORS: Partial<Record<string, string>> = { hearts: '#ee6b86', stars: '#f7c744' };

/** The region painted inside a part, such as a belly, if it is the only one that the instruction names. */
function insideOf(spec: MascotSpec, { nouns }: EditTarget): Scope | null {
  const subject = withRoles(spec);
  const [noun] = nouns;
  return noun && nouns.length === 1 && partsOf(subject, noun).length === 0 ? scopeOf(subject, noun) : null;
}

/** The default colour of a pattern: clearly darker than its background, or lighter on a dark one. */
function toneFor(hex: string): string {
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: l > 0.5 ? l - 0.17 : l + 0.2, c: Math.max(c, 0.02) * 1.02, h: l > 0.85 && c < 0.03 ? 270 : h });
}

/** The ids of the parts in the skin or fur colour: trunk, head, limbs and tail, but not hands and feet. */
function wholeOf(spec: MascotSpec, roles: Roles, target: EditTarget): string[] {
  const kept = new Set(target.except.flatMap((noun) => partsOf(withRoles(spec), noun)));
  const pairs = [roles.arms, roles.forearms, roles.legs, roles.frontLegs, roles.wings].flatMap(({ left, right }) => [
    left,
    right,
  ]);
  const trunk = drawnFrom(spec, [roles.body]);
  const coat = mainFamily(spec, trunk);
  const ids = [...trunk, roles.head, ...roles.tail, ...roles.spine, ...roles.tentacles, ...pairs].filter(
    (id) => id !== null,
  );
  return [...new Set(ids)].filter((id) => !kept.has(id) && mainFamily(spec, [id]) === coat);
}

/** Part ids with the lower part of each limb added: a forearm to its arm, a shin to its leg. */
function limbsOf(spec: MascotSpec, roles: Roles, ids: readonly string[]): string[] {
  const lower = new Set([roles.forearms, roles.shins].flatMap(({ left, right }) => [left, right]));
  return [
    ...ids,
    ...spec.parts
      .filter(({ id, parent }) => lower.has(id) && parent !== null && ids.includes(parent))
      .map(({ id }) => id),
    ...(ids.some((id) => roles.tail.includes(id)) ? roles.tail.slice(1) : []),
  ];
}

/** The axis of a part for the pattern, and the box of the face to leave free. */
function fieldOf(spec: MascotSpec, part: Part, roles: Roles, all: boolean): Omit<PatternField, 'seed'> {
  const box = boxOf(part.svg);
  const [dx, dy] =
    box && part.rotateLimits && part.id !== roles.body && part.id !== roles.head
      ? [(box.left + box.right) / 2 - part.pivot[0], (box.top + box.bottom) / 2 - part.pivot[1]]
      : [0, 1];
  const bearsFace = part.id === (roles.head ?? roles.body);
  const face = bearsFace
    ? around(spec.parts.filter(({ id }) => roles.face.includes(id)).map(({ svg }) => boxOf(svg)))
    : null;
  const wide = box !== null && dx === 0 && box.right - box.left > (box.bottom - box.top) * 1.3;
  return {
    degrees: wide ? 0 : Math.hypot(dx, dy) < 8 ? 90 : (Math.atan2(dy, dx) * 180) / Math.PI,
    free: face,
    crown: bearsFace && all && roles.head !== null,
  };
}

/** Whether the centre of a shape lies well inside the ellipse of another shape's bounding box. */
function isWithin(shape: DrawingShape, base: DrawingShape): boolean {
  const [own, box] = [pathBounds(shape.d), pathBounds(base.d)];
  if (!own || !box) return false;
  const [u, v] = [
    ((own.x + own.width / 2 - box.x) / box.width) * 2 - 1,
    ((own.y + own.height / 2 - box.y) / box.height) * 2 - 1,
  ];
  return own.width > box.width * 0.6 ? Math.abs(v) < 0.7 : Math.hypot(u, v) + own.width / box.width < 0.8;
}

/** The drawing with shapes on top of its largest shape of a colour family, clipped to it; null if there is none. */
function onBase(
  drawing: Drawing,
  family: string | null,
  cut: boolean,
  names: ReadonlySet<string>,
  clip: string,
  make: (base: DrawingShape) => DrawingShape[],
): Drawing | null {
  let best: { shape: DrawingShape; area: number } | null = null;
  let any = false;
  const paintsOf = (shape: DrawingShape): string | null => {
    const { fill } = shape;
    return fill.kind === 'gradient'
      ? familyOf(drawing.gradients.find(({ id }) => id === fill.id)?.stops[0]?.color ?? { kind: 'none' }, names)
      : familyOf(fill, names);
  };
  const weigh = (node: DrawingNode): void => {
    if (node.clip !== null && !cut) return;
    if (node.kind === 'group') return node.children.forEach(weigh);
    const box = any || paintsOf(node) === family ? pathBounds(node.d) : null;
    const area = box ? box.width * box.height : 0;
    if (area > (best?.area ?? 0)) best = { shape: node, area };
    return undefined;
  };
  drawing.nodes.forEach(weigh);
  if (!best && !cut) {
    any = true;
    drawing.nodes.forEach(weigh);
  }
  const base = (best as { shape: DrawingShape } | null)?.shape;
  if (!base) return null;
  const shapes = make(base);
  if (shapes.length === 0) return null;
  const id = `${clip}-${drawing.clips.length}`;
  // Shapes inside an existing clip path are not clipped again, because clip depth is limited; those near the edge are
  // left out instead.
  const laid: DrawingNode[] = cut
    ? shapes.filter((shape) => isWithin(shape, base)).map((shape) => ({ ...shape, transform: base.transform }))
    : [{ ...cutTo(id, shapes), transform: base.transform }];
  // The contour of the base shape is drawn last, or the pattern would cover half of its width.
  const contour: DrawingNode[] = base.stroke ? [{ ...base, fill: { kind: 'none' } }] : [];
  const visit = (node: DrawingNode): DrawingNode[] =>
    node === base
      ? [node, ...laid, ...contour]
      : node.kind === 'group'
        ? [{ ...node, children: node.children.flatMap(visit) }]
        : [node];
  return {
    ...drawing,
    nodes: drawing.nodes.flatMap(visit),
    clips: cut
      ? drawing.clips
      : [...drawing.clips, { id, shapes: [{ d: base.d, rule: base.fillRule, transform: null }], clip: null }],
  };
}
