import type { FigureView } from '@/lib/core/sheet/vocabulary';
import { type FigureDraft, type PartDraft, sign } from '../figure';
import { mapPath, type Point } from '../shape/path';
import { mapDrawing } from '../shape/map-drawing';

/**
 * The shift of head and trunk in a view, as shares of their half widths, and the extra shift of protruding features.
 */
interface ViewTurn {
  head: number;
  trunk: number;
  snout: number;
}

const TURNS: Readonly<Record<Exclude<FigureView, 'front'>, ViewTurn>> = {
  three_quarter: { head: 0.24, trunk: 0.18, snout: 0.05 },
  side: { head: 0.4, trunk: 0.34, snout: 0.16 },
  back: { head: 0.38, trunk: 0, snout: 0.12 },
};

/** Parts that protrude from a face, and shift further than the face when it turns. */
const STANDS_OUT: ReadonlySet<string> = new Set(['muzzle', 'nose', 'mouth', 'beak', 'tusks', 'whiskers']);

/** The z of an arm on the far side, which is behind the trunk, and of a tail seen from behind. */
const FAR_ARM_Z = 15;
const NEAR_TAIL_Z = 24;

/** Matches parts on the back of the trunk, which are in front of it in the back view. */
const ON_BACK_IDS = /^(?:cape|backpack|jetpack)(?!_straps)/;
/** Matches parts on the front of the trunk, which are behind it in the back view. */
const ON_FRONT_IDS =
  /^(?:shirt|hoodie|lab_coat|suit|tie|bow_tie|apron|medal|stethoscope|necklace|coat|sheriff_badge|bandolier|lei)$/;
const FAR_FRONT_Z = 14;
/** The z of parts on the back: in front of trunk and tail, behind the arms. */
const NEAR_BACK_Z = 27;

/** Matches parts that turn on their own, or not at all. */
const APART_IDS = /^(?:arm|leg|wing|tail|head|foot|fin)/;

/** The side that the view faces; 1 is the viewer's right. */
export const viewSide = ({ posture }: FigureDraft): 1 | -1 => sign(posture.lead);

/**
 * Turns the head and trunk of a figure in front view. Points near the middle are closest to the viewer, so they shift
 * furthest. Quadrupeds are drawn in side view and stay as they are.
 */
export function turnView(figure: FigureDraft): void {
  const { view = 'front' } = figure.character;
  if (view === 'front' || figure.species.archetype === 'quadruped') return;
  const { head: headTurn, trunk: trunkTurn, snout } = TURNS[view];
  const { head, torso } = figure;
  const side = viewSide(figure);
  const heads = below(figure, head.part);
  const isFace = (part: PartDraft): boolean =>
    head.part === 'head' ? heads.has(part.id) : part.stage === 'face' || part.stage === 'eyes';
  const trunkHalf = Math.max(torso.neck, torso.waist, torso.hem) * 1.05;
  figure.parts = figure.parts.map((part) => {
    if (isFace(part)) {
      const out = STANDS_OUT.has(part.id) ? snout * head.rx * side : 0;
      return warped(part, bulge(head.cx, head.rx * 1.02, headTurn * side, out));
    }
    if (view === 'back' && part.id === 'tail') return { ...part, z: NEAR_TAIL_Z };
    if (view === 'back' && part.parent === torso.part) {
      if (ON_BACK_IDS.test(part.id)) return { ...part, z: NEAR_BACK_Z };
      if (ON_FRONT_IDS.test(part.id)) return { ...part, z: FAR_FRONT_Z };
    }
    if (head.part === 'head' && isTrunk(part, torso.part))
      return warped(part, bulge(torso.cx, trunkHalf, trunkTurn * side, 0));
    return isFarArm(figure, part, side) ? { ...part, z: FAR_ARM_Z } : part;
  });
  const turned = bulge(head.cx, head.rx * 1.02, headTurn * side, 0);
  figure.anchors = figure.anchors.map((anchor) =>
    heads.has(anchor.part) && head.part === 'head' ? { ...anchor, at: [...turned(...anchor.at)] } : anchor,
  );
}

const isTrunk = ({ id, parent }: PartDraft, trunk: string): boolean =>
  id === trunk || (parent === trunk && !APART_IDS.test(id));

/** Whether a part is the far upper arm, and neither carries nor gestures in front of the body. */
const isFarArm = ({ posture }: FigureDraft, { id }: PartDraft, side: 1 | -1): boolean => {
  const far = side === 1 ? 'right' : 'left';
  return id === `arm_${far}` && posture.acts[far] === 'hang';
};

/** The ids of a part and all its descendants. */
function below({ parts }: FigureDraft, root: string): ReadonlySet<string> {
  const ids = new Set([root]);
  for (let size = 0; size !== ids.size;) {
    size = ids.size;
    for (const { id, parent } of parts) if (parent !== null && ids.has(parent)) ids.add(id);
  }
  return ids;
}

/**
 * Makes a horizontal mapping that shifts points at the middle of a width most and those at its edges not at all, and
 * then all by `out`.
 */
const bulge =
  (cx: number, half: number, turn: number, out: number) =>
  (x: number, y: number): Point => {
    const t = (x - cx) / half;
    return [x + out + (Math.abs(t) < 1 ? turn * half * (1 - t * t) : 0), y];
  };

type Move = (x: number, y: number) => Point;

function warped(part: PartDraft, move: Move): PartDraft {
  const svg = (text: string): string => mapDrawing(text, move, part.pivot);
  return {
    ...part,
    pivot: move(part.pivot[0], part.pivot[1]),
    svg: svg(part.svg),
    ...(part.states ? { states: part.states.map((state) => ({ ...state, svg: svg(state.svg) })) } : {}),
    ...(part.rims ? { rims: part.rims.map((rim) => mapPath(rim, move)) } : {}),
  };
}
