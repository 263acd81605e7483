import { MIN_EYE_WIDTH_PX, eyeKindOf } from '../anatomy/frame';
import type { Character } from '../character';
import type { FigureDraft } from '../figure';
import { SIDES, sign } from '../figure';
import { curve, ellipse } from '../shape/curve';
import { type Path, pathData } from '../shape/path';
import { glintsOf, lit } from './glints';
import { dotIris, type EyeBox, richIris, withOwnIris } from './irises';
import { isShutIn } from './shut-eyes';
import { upperLid } from './upper-lid';

type EyeKind = ReturnType<typeof eyeKindOf>;

/** The ratio of height to width of each kind of eye. */
const TALL: Record<EyeKind, number> = { glossy: 1.24, full: 1.14, big: 1.02, dot: 1.25, screen: 1.3, pie: 1.45 };

/** Adds the eyes with all their states. The highlights of both eyes are on the same side. */
export function addEyes(figure: FigureDraft): void {
  const { head, character } = figure;
  const kind = eyeKindOf(figure);
  const boxAt = (x: number, y: number, s: 1 | -1): EyeBox => ({
    x,
    y,
    rx: head.eyeWidth / 2,
    ry: (head.eyeWidth / 2) * TALL[kind],
    s,
  });
  if (character.features.has('one_eye')) addEye(figure, 'eye', kind, boxAt(head.cx, head.eyeY, 1));
  else
    for (const side of SIDES)
      addEye(figure, `eye_${side}`, kind, boxAt(head.cx + sign(side) * head.eyeDx, head.eyeY, sign(side)));
  if (character.features.has('three_eyes'))
    addEye(figure, 'eye_middle', kind, boxAt(head.cx, head.eyeY - head.eyeWidth * 1.16, 1));
}

function addEye(figure: FigureDraft, id: string, kind: EyeKind, box: EyeBox): void {
  const { head } = figure;
  const states = [
    { name: 'closed', svg: closed(figure, kind, box, 1) },
    { name: 'happy', svg: closed(figure, kind, box, -1) },
    { name: 'wide', svg: open(figure, kind, { ...box, rx: box.rx * 1.14, ry: box.ry * 1.16 }, 0.82) },
    { name: 'half', svg: halfState(figure, id, kind, box) },
    { name: 'wink', svg: wink(figure, kind, box) },
  ];
  const rest = restState(figure.character, id);
  figure.parts.push(
    withOwnIris(figure.character, {
      id,
      parent: head.part,
      z: 44,
      pivot: [box.x, box.y],
      limits: null,
      stage: 'eyes',
      svg: open(figure, kind, box, 1) + lashes(figure, box),
      states,
      ...(rest === null ? {} : { defaultState: rest }),
    }),
  );
}

/** The state of an eye at rest; null for an open one. One that is shut in joy bends up. */
function restState({ pose, features, mood }: Character, eye: string): string | null {
  if (isShutIn(pose, mood)) return 'closed';
  const shut = mood === 'cheerful' || mood === 'silly' ? 'happy' : 'closed';
  if (features.has('eyes_closed')) return shut;
  if (features.has('wink') && eye === 'eye_right' && !features.has('eye_patch')) return 'happy';
  return mood === 'sleepy' || mood === 'cool' ? 'half' : null;
}

/** A winking eye: two lines that meet at the inner corner. */
function wink(figure: FigureDraft, kind: EyeKind, { x, y, rx, ry, s }: EyeBox): string {
  const reach = kind === 'dot' ? 1.4 : 0.92;
  const token = kind === 'screen' ? 'iris' : darkOnFace(figure);
  const lid = curve([
    [x + s * rx * reach, y - ry * 0.34],
    [x - s * rx * reach * 0.8, y + ry * 0.1, 0.8],
    [x + s * rx * reach, y + ry * 0.5],
  ]);
  return figure.ink.stroke(lid, token, Math.max(6, rx * (kind === 'big' ? 0.24 : 0.38)));
}

/** The radius of an iris in half eyes, and that of its pupil in irises. */
const IRIS = { full: { size: 0.8, pupil: 0.78 }, big: { size: 0.72, pupil: 0.66 } } as const;

function open(figure: FigureDraft, kind: EyeKind, box: EyeBox, pupil: number): string {
  const { ink } = figure;
  const { x, y, rx, ry, s } = box;
  const glints = glintsOf(figure);
  switch (kind) {
    case 'dot':
      return (
        rimOf(figure, box) +
        ink.area(ellipse(x, y, rx, ry), 'eye') +
        dotIris(figure, box) +
        lit(ink, box, glints.slice(0, 1))
      );
    case 'screen':
      return (
        ink.area(ellipse(x, y, rx * 0.86, ry * 0.94, 0.5), 'iris') +
        ink.area(ellipse(x - rx * 0.26, y - ry * 0.36, rx * 0.22, ry * 0.2), 'glint', 0.85)
      );
    case 'pie': {
      const wedge: Path = [['M', x, y], ['L', x + rx * 0.95, y - ry * 0.75], ['L', x + rx * 1.0, y - ry * 0.12], ['Z']];
      const white = ellipse(x, y, rx, ry);
      return (
        ink.area(white, 'sclera') +
        ink.stroke(white, 'ink', ink.look.inner * 0.8) +
        ink.area(ellipse(x, y + ry * 0.16, rx * 0.62 * pupil, ry * 0.74 * pupil), 'ink') +
        ink.area(wedge, 'sclera')
      );
    }
    case 'full':
    case 'big': {
      const white = ellipse(x, y, rx, ry);
      const [ix, iy, ir] = [x - s * rx * (kind === 'big' ? 0.06 : 0.1), y + ry * 0.04, rx * IRIS[kind].size * pupil];
      return (
        ink.area(white, 'sclera') +
        ink.stroke(white, 'eye', Math.max(4.5, ink.look.inner)) +
        ink.area(ellipse(ix, iy, ir, ir * 1.06), ink.look.rich ? 'iris_shade' : 'iris') +
        (ink.look.rich
          ? ink.area(ellipse(ix, iy + ir * 0.12, ir * 0.9, ir * 0.92), 'iris') +
            ink.area(ellipse(ix, iy + ir * 0.6, ir * 0.6, ir * 0.34), 'iris_light', 0.8)
          : '') +
        ink.area(ellipse(ix, iy, ir * IRIS[kind].pupil, ir * (IRIS[kind].pupil + 0.04)), 'eye') +
        (kind === 'full' ? upperLid(figure, box) : '') +
        lit(ink, { x: ix, y: iy, rx: ir, ry: ir }, glints)
      );
    }
    case 'glossy': {
      // A dark oval eye without highlights is drawn smaller, or it would seem to stare.
      const size = glints.length > 0 ? 1 : Math.min(1, Math.max(0.82, MIN_EYE_WIDTH_PX / 2 / rx));
      const ball = ellipse(x, y, rx * size, ry * size, 0.06);
      const glow = ellipse(x, y + ry * 0.46, rx * 0.66, ry * 0.4);
      const depth = ink.look.rich ? richIris(figure, box) : glints.length > 0 ? ink.area(glow, 'iris', 0.5) : '';
      return rimOf(figure, box) + ink.area(ball, 'eye') + depth + lit(ink, box, glints);
    }
    default:
      return kind satisfies never;
  }
}

/** The least visible width of a white rim on a small mascot, in pixels. */
const MIN_RIM_PX = 2.6;

/** The overlap of a lid over the rim of its eye in pixels, so that no edge of the eye shows. */
const LID_MARGIN_PX = 3;

/** Whether dark markings of the species surround both eyes. */
const hasDarkPatches = ({ species }: FigureDraft): boolean =>
  species.extras?.some(
    (extra) => extra === 'panda' || extra === 'raccoon' || extra === 'sloth' || extra === 'badger',
  ) === true || species.marks?.includes('eye_spots') === true;

/** Whether an eye is on a dark area: markings, a patch or a mask. */
const isPatched = (figure: FigureDraft): boolean =>
  hasDarkPatches(figure) ||
  figure.character.wear.some(({ item }) => item === 'superhero_mask') ||
  figure.species.marks?.includes('eye_patch') === true;

/** The width of the pale rim of an eye on a dark area or a dim face; 0 without one. */
function rimWidth(figure: FigureDraft, { rx }: EyeBox): number {
  if (isPatched(figure)) return Math.max(rx * 0.14, MIN_RIM_PX);
  return figure.dimFace ? rx * 0.14 : 0;
}

function rimOf(figure: FigureDraft, box: EyeBox): string {
  const [{ ink, head }, { x, y, rx, ry }, wide] = [figure, box, rimWidth(figure, box)];
  if (wide === 0) return '';
  return ink.area(ellipse(x, y, rx + wide, ry + wide), isPatched(figure) ? 'sclera' : `${head.material}_light`);
}

/** Closed lids: a line that curves down (blink, sleep) or up (joy). */
function closed(figure: FigureDraft, kind: EyeKind, { x, y, rx, ry }: EyeBox, bend: 1 | -1): string {
  const { ink } = figure;
  const reach = kind === 'dot' ? 1.5 : kind === 'big' ? 0.82 : 1.02;
  const rise = ry * (kind === 'big' ? 0.3 : 0.4) * bend;
  const base = y + (bend === 1 ? ry * 0.12 : ry * 0.2);
  const token = kind === 'screen' ? 'iris' : darkOnFace(figure);
  const lid = curve([
    [x - rx * reach, base],
    [x, base + rise],
    [x + rx * reach, base],
  ]);
  return ink.stroke(lid, token, Math.max(6, rx * (kind === 'big' ? 0.26 : 0.42)));
}

/** The colour of closed lids: that of the eyes, or a pale tone on a dark face. */
function darkOnFace(figure: FigureDraft): string {
  return figure.darkFace ? 'sclera' : figure.ink.look.line === 'ink' ? 'ink' : 'eye';
}

/** A half-closed eye: the open eye with a lid in the material around it, which covers the rim as well. */
function halfState(figure: FigureDraft, eye: string, kind: EyeKind, box: EyeBox): string {
  const { ink, head } = figure;
  const { x, y, rx, ry } = box;
  const id = `lid_${eye}`;
  const rim = rimWidth(figure, box);
  const over = rim && rim + LID_MARGIN_PX;
  const ball = pathData(ellipse(x, y, Math.max(rx * 1.12, rx + over), Math.max(ry * 1.12, ry + over)));
  const edge = y - ry * 0.08;
  const lid: Path = [
    ['M', x - rx * 2, y - ry * 2],
    ['L', x + rx * 2, y - ry * 2],
    ['L', x + rx * 2, edge],
    ['L', x - rx * 2, edge],
    ['Z'],
  ];
  const material = kind === 'screen' ? 'belly' : hasDarkPatches(figure) ? 'accent' : head.material;
  const reach = kind === 'dot' ? 1.5 : 1.08;
  return (
    `${open(figure, kind, box, 1)}<defs><clipPath id="${id}"><path d="${ball}"/></clipPath></defs><g ` +
    `clip-path="url(#${id})">${ink.area(lid, material)}</g>` +
    ink.stroke(
      curve([
        [x - rx * reach, edge],
        [x, edge - ry * 0.06],
        [x + rx * reach, edge],
      ]),
      kind === 'screen' ? 'iris' : darkOnFace(figure),
      Math.max(5, rx * 0.26),
    )
  );
}

function lashes(figure: FigureDraft, { x, y, rx, ry, s }: EyeBox): string {
  if (!figure.character.features.has('lashes')) return '';
  return [0.15, 0.55]
    .map((lift) =>
      figure.ink.stroke(
        curve([
          [x + s * rx * 0.86, y - ry * lift],
          [x + s * rx * 1.36, y - ry * (lift + 0.28)],
        ]),
        darkOnFace(figure),
        Math.max(4, rx * 0.24),
      ),
    )
    .join('');
}
