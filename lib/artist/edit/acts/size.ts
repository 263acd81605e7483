import { aboutPivot, apply, multiply, type Matrix } from '@/lib/core/geometry/matrix';
import { findRoles, type Roles } from '@/lib/core/rig/roles';
import { liesBehindParent } from '@/lib/core/rig/underlays';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { around, boxOf } from '../drawing/forms';
import { branchOf, carried, cascade, placed } from '../drawing/place';
import { stretchedLimb } from '../drawing/stretch';
import { nothingOf, type EditAct, type EditOptions, type EditOutcome } from '../outcome';
import { partsOf, withRoles } from '../targets/find';
import { garmentOf } from '../targets/worn';
import { isAll, nounWords, targetWords, type TargetNoun } from '../targets/target';
import type { SizeChange } from '../wish';
import { figureBox, figureIds, fitted, scaledWhole } from './fit';

/** Scales the whole mascot or some of its parts; their children move along, and joints stay connected. */
export const size: EditAct<'size'> = (spec, { target, change }, options) => {
  if (isAll(target)) return sizeAll(spec, change, options);
  const said: TargetNoun[] = [];
  const next = target.nouns.reduce((now, noun) => {
    const made = sized(now, noun, change, options);
    if (made) said.push(noun);
    return made ?? now;
  }, spec);
  if (said.length === 0) return nothingOf(targetWords(target));
  const words = targetWords({ nouns: said, except: [] });
  const missing = target.nouns
    .filter((noun) => !said.includes(noun))
    .map((noun) => `This mascot has no ${nounWords(noun).replace(/^the /, '')} to resize.`);
  const stood = options.keepRig ? { spec: next, warnings: [] } : fitted(spec, next);
  return { spec: stood.spec, done: `made ${words} ${change.words}`, warnings: [...missing, ...stood.warnings] };
};

/** The spec with the parts of a noun scaled, not yet fitted to the canvas; null if the mascot has no such part. */
export function sized(spec: MascotSpec, noun: TargetNoun, change: SizeChange, options: EditOptions): MascotSpec | null {
  const subject = withRoles(spec);
  const named = partsOf(subject, noun);
  // A belly that is painted on the trunk is scaled with the trunk.
  const ids = named.length === 0 && noun.kind === 'region' && noun.region === 'belly' ? [subject.roles.body] : named;
  return ids.length > 0 ? ids.reduce((each, id) => resized(each, id, noun, change, options), spec) : null;
}

/** Regions of the face, which are scaled about their centre; all others are scaled about their pivot. */
const FACE_REGIONS = new Set(['eyes', 'pupils', 'mouth', 'nose', 'muzzle', 'cheeks', 'brows', 'face']);

function resized(
  spec: MascotSpec,
  id: string,
  noun: TargetNoun,
  change: SizeChange,
  { keepRig }: EditOptions,
): MascotSpec {
  const part = spec.parts.find((each) => each.id === id);
  if (!part) return spec;
  const roles = findRoles(spec);
  if (noun.kind === 'region' && (id === roles.body || noun.region === 'belly'))
    return resizedBody(spec, part, roles, change, keepRig);
  const flat = noun.kind === 'region' && FACE_REGIONS.has(noun.region);
  const box = around(
    [...branchOf(spec, [id])].map((each) => boxOf(spec.parts.find((one) => one.id === each)?.svg ?? '')),
  );
  const centre: [number, number] = flat && box ? [(box.left + box.right) / 2, (box.top + box.bottom) / 2] : part.pivot;
  const own = matrixOf(change, part, centre, boxOf(part.svg));
  if (keepRig) return placed(spec, new Map([[id, own]]), { keepPivots: true });
  const chain = new Set(
    [roles.arms, roles.forearms, roles.legs, roles.frontLegs, roles.shins].flatMap(({ left, right }) => [left, right]),
  );
  const longer = change.kind === 'length' && chain.has(id) ? stretchedLimb(spec, id, change.factor, chain) : null;
  if (longer) return longer;
  const stretches = change.kind === 'length' || change.kind === 'width';
  const matrices = cascade(spec, id, own, (child, above) => {
    if (!stretches || liesBehindParent(child)) return above;
    const along = carried(child, above);
    return chain.has(child.id) ? multiply(along, matrixOf(change, child, child.pivot, boxOf(child.svg))) : along;
  });
  return placed(spec, matrices);
}

/** The matrix of a size change about a point: along the axis of the part, across it, or both. */
function matrixOf(
  { kind, factor }: SizeChange,
  part: Part,
  centre: readonly [number, number],
  box: ReturnType<typeof boxOf>,
): Matrix {
  if (kind === 'scale') return aboutPivot(centre, 0, factor, factor, 0, 0);
  const [dx, dy] = box
    ? [(box.left + box.right) / 2 - part.pivot[0], (box.top + box.bottom) / 2 - part.pivot[1]]
    : [0, 1];
  const degrees = Math.hypot(dx, dy) < 2 ? 90 : (Math.atan2(dy, dx) * 180) / Math.PI;
  const [along, across] =
    kind === 'length' ? [factor, 1] : kind === 'width' ? [1, factor] : [Math.sqrt(factor) * 0.98, factor];
  const there = aboutPivot(centre, degrees, 1, 1, 0, 0);
  const back = aboutPivot(centre, -degrees, 1, 1, 0, 0);
  return multiply(there, multiply(aboutPivot(centre, 0, along, across, 0, 0), back));
}

/** A trunk that is wider than high by this factor is horizontal. */
const MIN_HORIZONTAL_RATIO = 1.15;

/** Scales the trunk with the clothes on it; limbs, head and tail keep their shape and move with their joints. */
function resizedBody(
  spec: MascotSpec,
  body: Part,
  roles: Roles,
  { kind: said, factor, words }: SizeChange,
  keepRig: boolean,
): MascotSpec {
  const box = boxOf(body.svg);
  // The length of a horizontal body, such as a car, is its width; a taller one grows in height.
  const lies =
    said === 'length' &&
    /long|short/.test(words) &&
    box !== null &&
    box.right - box.left > (box.bottom - box.top) * MIN_HORIZONTAL_RATIO;
  const kind = lies ? 'width' : said;
  const centre: [number, number] = [
    box ? (box.left + box.right) / 2 : body.pivot[0],
    box && roles.head ? box.bottom : body.pivot[1],
  ];
  const [sx, sy] =
    kind === 'scale'
      ? [factor, factor]
      : kind === 'length'
        ? [1, factor]
        : kind === 'width'
          ? [factor, 1]
          : [factor, 1.02];
  const own = aboutPivot(centre, 0, sx, sy, 0, 0);
  const isFace = roles.head === null;
  if (keepRig) return placed(spec, new Map([[body.id, own]]), { keepPivots: true });
  const matrices = cascade(spec, body.id, own, (child, above) =>
    isDeep(child, body, roles)
      ? above
      : isFace && roles.face.includes(child.id) && kind === 'scale'
        ? above
        : carried(child, above),
  );
  // Legs are not children of the trunk, so their hips are moved separately.
  for (const leg of [roles.legs, roles.frontLegs].flatMap(({ left, right }) => [left, right])) {
    const part = spec.parts.find(({ id }) => id === leg);
    if (!part || matrices.has(part.id)) continue;
    const [x] = apply(own, ...part.pivot);
    for (const id of branchOf(spec, [part.id])) matrices.set(id, [1, 0, 0, 1, x - part.pivot[0], 0]);
  }
  return placed(spec, matrices);
}

/** Whether a part is drawn on the trunk itself, such as a garment, and is scaled with it. */
function isDeep(child: Part, body: Part, roles: Roles): boolean {
  const limbs = [roles.arms, roles.legs, roles.wings, roles.ears].some(
    ({ left, right }) => left === child.id || right === child.id,
  );
  return (
    child.parent === body.id &&
    !limbs &&
    child.id !== roles.head &&
    (garmentOf(child.id) !== null || liesBehindParent(child) || child.id.includes('belly'))
  );
}

const LEGS: TargetNoun = { kind: 'region', region: 'legs', side: null };
const BODY: TargetNoun = { kind: 'region', region: 'body', side: null };

function sizeAll(spec: MascotSpec, change: SizeChange, options: EditOptions): EditOutcome {
  if (options.keepRig) return { refused: 'A variant keeps its size, so that every animation fits it.' };
  if (change.kind !== 'scale')
    return { ...fitted(spec, reshaped(spec, change, options)), done: `made the mascot ${change.words}` };
  const box = figureBox(spec, figureIds(spec, findRoles(spec)));
  if (!box) return { refused: 'This mascot draws nothing that could grow.' };
  const free =
    Math.min(
      spec.canvas.width / (box.right - box.left),
      (box.bottom - spec.canvas.height * 0.01) / (box.bottom - box.top),
    ) * 0.985;
  const factor = Math.min(change.factor, free);
  if (change.factor > 1 && factor < 1.02)
    return {
      refused:
        'The mascot already fills its canvas and cannot get bigger; its parts can, such as "make the head bigger".',
    };
  const warnings =
    factor < change.factor * 0.97 ? [`It grew by ${Math.round((factor - 1) * 100)}% only, to stay on its canvas.`] : [];
  return {
    spec: fitted(spec, scaledWhole(spec, factor)).spec,
    done: `made the whole mascot ${warnings.length > 0 ? 'bigger' : change.words}`,
    warnings,
  };
}

/** Changes the height in the legs, or in the trunk of a figure without legs; changes the width in the trunk. */
function reshaped(spec: MascotSpec, change: SizeChange, options: EditOptions): MascotSpec {
  const roles = findRoles(spec);
  const legs = partsOf(withRoles(spec), LEGS);
  const body = spec.parts.find(({ id }) => id === roles.body);
  if (change.kind === 'length' && legs.length > 0) {
    const strong: SizeChange = { ...change, factor: change.factor ** 1.6 };
    return legs.reduce((now, id) => resized(now, id, LEGS, strong, options), spec);
  }
  return body ? resized(spec, body.id, BODY, change, options) : spec;
}
