import type { ThingRow } from '../../kit/row';
import { drawn, extentOf, type StrokeFrame, type KitStroke } from '../../kit/strokes';
import { boxOf, mapPath, type Path, type Point } from '../../shape/path';
import { spanAt } from '../../shape/span';
import type { Form } from './form';
import { type Attached, type Bench, thing, type Thing } from './thing';

/** The distance of limb roots inside the silhouette, in units of the reference figure. */
const LIMB_INSET = 14;

/** The length by which a hanging arm extends below its shoulder, limited so that it does not touch the ground. */
const ARM_DROP = 100;

/** The factor on the face area of a thing, so that its features are readable at small sizes. */
const FACE_SCALE = 1.16;

/** The distance of leg roots above the silhouette's lower edge, in units of the reference figure. */
const HIP_INSET = 24;

/** The y of the lower edge of an outline at a distance from the middle. */
const floorAt = (outline: Path, x: number): number =>
  spanAt(
    mapPath(outline, (across, down) => [down, across]),
    x,
  )[1];

const NOTHING: readonly KitStroke[] = [];

/** Builds a thing from kit data, with limbs at the edge of its silhouette and the face in its face area. */
export function kitThing(row: ThingRow): Form {
  const { outline, face } = row.solid;
  const body = boxOf(outline);
  const behind = row.behind ?? NOTHING;
  const top = row.top ?? NOTHING;
  const all = extentOf([...behind, ...top, { kind: 'area', material: 'body', path: outline, opacity: 1 }]);
  const stands = row.legs === 0;
  const bottom = stands ? all.bottom : body.y + body.height;
  const middle = (body.y + bottom) / 2;
  const size = {
    rx: Math.max(-all.left, all.right),
    ry: (bottom - body.y) / 2,
    rise: Math.max(0, body.y - all.top),
    ...(row.legs === undefined ? {} : { legs: row.legs }),
    limits: stands ? ([-12, 12] as const) : ([-16, 16] as const),
  };
  const usual = Math.min(face.y + face.ry * 0.62, body.y + body.height - 26, ...(stands ? [bottom - ARM_DROP] : []));
  const shoulderY = row.shoulderY ?? usual;
  const [left, right] = spanAt(outline, shoulderY);
  const hip = spanAt(outline, body.y + body.height - 30);
  const hipX = Math.min(54, ((hip[1] - hip[0]) / 2) * 0.5);
  const hipY = Math.min(floorAt(outline, hipX), floorAt(outline, -hipX)) - HIP_INSET;
  const [cheekLeft, cheekRight] = spanAt(outline, face.y);
  const isTall = face.y + face.ry * 1.35 < floorAt(outline, 0) && face.ry * 2 * FACE_SCALE < body.height * 0.75;
  const isRoomy = isTall && cheekRight - cheekLeft > face.rx * 2.5;
  const grown = isRoomy && !face.x ? FACE_SCALE : 1;
  const hatY = body.y + Math.min(34, body.height * 0.12);
  const brim = spanAt(outline, hatY);
  return thing(size, (bench): Thing => {
    const frame = frameOf(bench, middle);
    const attached = (id: string, z: number, strokes: readonly KitStroke[], pivot: Point): Attached[] =>
      strokes.length > 0
        ? [{ id, z, pivot: bench.at(...pivot), underHat: id === 'top', ...drawn(strokes, bench.ink, frame) }]
        : [];
    return {
      outline: placed(outline, frame),
      face: { x: face.x ?? 0, y: face.y - middle, rx: face.rx * grown, ry: face.ry * grown },
      shoulder: [right - LIMB_INSET, shoulderY - middle],
      leftShoulder: [-left - LIMB_INSET, shoulderY - middle],
      hip: [hipX, hipY - middle],
      hat: { y: hatY - middle, width: Math.min(92, Math.max(46, (brim[1] - brim[0]) * 0.44)) },
      inside: (row.inside ?? []).map(({ path, material }) => ({ path: placed(path, frame), material })),
      over: drawn(row.marks ?? NOTHING, bench.ink, frame).svg,
      limbs: row.limbs ?? 'body',
      beside: [
        ...attached('back', 8, behind, [0, body.y + body.height / 2 - middle]),
        ...attached('top', 22, top, [0, body.y + 12 - middle]),
      ],
    };
  });
}

const frameOf = ({ at, u }: Bench, middle: number): StrokeFrame => ({
  place: (x, y) => at(x, y - middle),
  u,
  token: (material) => material,
});

const placed = (path: Path, { place }: StrokeFrame): Path => mapPath(path, place);
