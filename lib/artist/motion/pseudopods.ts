import { figureOf } from '@/lib/core/clip/presets/figure';
import { DEFAULT_STATE } from '@/lib/core/clip/part-pose';
import { motionOf } from '@/lib/core/clip/motion-of';
import { sample } from '@/lib/core/clip/sample';
import type { AnimationClip, Keyframe, Track } from '@/lib/core/clip/schema';
import { outlineOf } from '@/lib/core/rig/extent';
import { rigOf } from '@/lib/core/rig/rig';
import { MOTION_PROP_PREFIX, MOTION_PROP_STATE } from '@/lib/core/spec/motion-props';
import type { MascotSpec, Part } from '@/lib/core/spec/schema';
import { readFragment } from '@/lib/core/svg/fragment';
import { figureOf as measuredFigureOf } from '../dressing/figure-of';
import { penFor } from './props/draw';
import { moveOf, type MotionTimeline } from './timeline';
import type { MotionReading } from './words/reading';

const IDS = { left: `${MOTION_PROP_PREFIX}arm_left`, right: `${MOTION_PROP_PREFIX}arm_right` } as const;
type PodSide = keyof typeof IDS;
/** The rotation limit of a pseudopod, in degrees: it reaches everything but passes through its own body never. */
const TURNS = 172;
/** The height of a pseudopod's root above the lower edge of the body, as a share of its height. */
const ROOT_HEIGHT_SHARE = 0.42;
/** The depth of its root inside the body, in units of the reference figure, and its length. */
const INSIDE = 16;
const LONGEST = 112;
/** The direction in which it hangs, in degrees from straight down, outward. */
const HANG_DEGREES = 52;
/** The least rotation, in degrees, for which a pseudopod is shown. */
const LEAST_TURN = 14;
/** The seconds in which a pseudopod grows out of the body, and back into it. */
const GROW_SECONDS = 0.24;
const NOT_GROWN = 0.05;

/** A spec that has arms for one motion: they are drawn while the motion is composed, and props afterwards. */
export interface Limbed {
  spec: MascotSpec;
  arms: readonly Part[];
}

/** The spec with two pseudopods if the motion needs arms and the figure is a blob without limbs. */
export function limbedFor(spec: MascotSpec, { steps }: MotionReading): Limbed {
  const figure = figureOf(spec);
  const isNeeded = steps.some(({ acts }) => acts.some((act) => moveOf(act).by === 'arms'));
  if (spec.archetype !== 'blob' || figure.left || figure.right || !isNeeded) return { spec, arms: [] };
  const arms = (['left', 'right'] as const).map((side) => podOf(spec, side)).filter((arm) => arm !== null);
  const ids = new Set(arms.map(({ id }) => id));
  const others = spec.parts.filter(({ id }) => !ids.has(id));
  return arms.length < 2 ? { spec, arms: [] } : { spec: { ...spec, parts: [...others, ...arms] }, arms };
}

function podOf(spec: MascotSpec, side: PodSide): Part | null {
  const { roles, anatomy, height } = figureOf(spec);
  const body = anatomy.part(roles.body);
  const box = anatomy.own(roles.body);
  if (!body || !box) return null;
  const pen = penFor(spec, height);
  const y = box.bottom - (box.bottom - box.top) * ROOT_HEIGHT_SHARE;
  const near = outlineOf(body.svg).filter(([, py]) => Math.abs(py - y) < (box.bottom - box.top) * 0.12);
  const edges = near.map(([px]) => px);
  if (edges.length === 0) return null;
  const outward = side === 'left' ? -1 : 1;
  const edge = side === 'left' ? Math.min(...edges) : Math.max(...edges);
  const [x, top] = [tenth(edge - outward * INSIDE * pen.unit), tenth(y)];
  const sketch = pen.sketch(
    { effect: 'pseudopod' },
    { color: measuredFigureOf(spec)?.skin, origin: 'grip', most: LONGEST },
  );
  if (!sketch) return null;
  const turned = `<g transform="translate(${x} ${top}) rotate(${-outward * HANG_DEGREES})">${sketch}</g>`;
  return {
    id: IDS[side],
    parent: roles.body,
    z: Math.max(...spec.parts.map(({ z }) => z)) + 2,
    pivot: [x, top],
    rotateLimits: [-TURNS, TURNS],
    svg: readFragment(turned, `${IDS[side]}-${MOTION_PROP_STATE}`).svg,
    states: [],
    defaultState: null,
  };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The clip and the parts in which the pseudopods are props: they grow when a move uses them, and shrink after it. */
export function withPods(
  { spec, arms }: Limbed,
  clip: AnimationClip,
  { scenes }: MotionTimeline,
): { clip: AnimationClip; parts: Part[] } {
  if (arms.length === 0) return { clip, parts: [] };
  const spans = scenes
    .filter(({ acts }) => acts.some((act) => moveOf(act).by === 'arms'))
    .map(({ from, seconds }) => ({ from, to: Math.min(from + seconds, clip.duration) }));
  const shown = arms.flatMap((arm) => {
    const own = spans.filter((span) => turnOf(spec, clip, arm.id, span) > LEAST_TURN);
    return own.length > 0 ? [{ arm, spans: own }] : [];
  });
  const seen = new Set(shown.map(({ arm }) => arm.id));
  const hidden = new Set(arms.map(({ id }) => id).filter((id) => !seen.has(id)));
  const tracks = shown.flatMap(({ arm, spans: own }) => growing(arm.id, own, clip));
  return {
    clip: {
      ...clip,
      tracks: [
        ...clip.tracks.filter(({ part, prop }) => !hidden.has(part) && !(seen.has(part) && isSize(prop))),
        ...tracks,
      ],
    },
    parts: shown.map(({ arm }) => ({ ...arm, svg: '', states: [{ name: MOTION_PROP_STATE, svg: arm.svg }] })),
  };
}

const isSize = (prop: Track['prop']): boolean => prop === 'scaleX' || prop === 'scaleY' || prop === 'state';

interface PodSpan {
  from: number;
  to: number;
}

/** The largest rotation of a pseudopod in a span, in degrees. */
function turnOf(spec: MascotSpec, clip: AnimationClip, arm: string, { from, to }: PodSpan): number {
  const motion = motionOf(rigOf(spec), clip);
  const looks = Math.max(8, Math.ceil((to - from) * 12));
  return Math.max(
    ...Array.from({ length: looks }, (_, i) =>
      Math.abs(sample(motion, from + ((to - from) * (i + 0.5)) / looks)[arm]?.rotate ?? 0),
    ),
  );
}

/** The tracks that show a pseudopod in its spans; in a loop that it fills, it is there throughout. */
function growing(part: string, spans: readonly PodSpan[], { duration, loop }: AnimationClip): Track[] {
  if (loop && spans.some(({ from, to }) => from <= 0 && to >= duration - 1e-6))
    return [{ part, prop: 'state', keys: [{ t: 0, v: MOTION_PROP_STATE }] }];
  const share = (seconds: number): number => Math.round(Math.min(Math.max(seconds / duration, 0), 1) * 1e5) / 1e5;
  const sizes = spans.flatMap(({ from, to }): Keyframe[] => {
    const grow = Math.min(GROW_SECONDS, (to - from) / 3);
    return [
      { t: share(from), v: NOT_GROWN, ease: 'step' },
      { t: share(from + grow), v: 1, ease: 'easeOutBack' },
      { t: share(to - grow), v: 1, ease: 'linear' },
      { t: share(to), v: NOT_GROWN, ease: 'easeIn' },
    ];
  });
  const states = spans.flatMap(({ from, to }) => [
    { t: share(from), v: MOTION_PROP_STATE },
    { t: share(to), v: DEFAULT_STATE },
  ]);
  return [
    { part, prop: 'scaleX', keys: sizes },
    { part, prop: 'scaleY', keys: sizes },
    { part, prop: 'state', keys: (states[0]?.t ?? 0) > 0 ? [{ t: 0, v: DEFAULT_STATE }, ...states] : states },
  ];
}
