import { z } from 'zod';
import { spotOf, stageOf, type PropSpot, type PropStage } from '@/lib/artist/motion/props/stage';
import type { AnimationClip, Keyframe } from '@/lib/core/clip/schema';
import { EASES } from '@/lib/core/clip/schema';
import type { Part } from '@/lib/core/spec/schema';
import { defineTool, refusal, type ModelTool, type ToolOutcome } from '../../tool';
import { solveArm, type ArmSolution } from './arm';
import { badSpan, Hand, handOf, Seconds, shareOf, trackOf, withKeys } from './hand';
import { change, type MotionSketch } from './sketch';

const Pixel = z.number().min(-8192).max(8192);

const ReachInput = z.strictObject({
  hand: Hand.optional(),
  limb: z.string().optional(),
  point: z.tuple([Pixel, Pixel]).optional(),
  to: z.string().optional(),
  at: Seconds,
  until: Seconds.optional(),
  ease: z.enum(EASES).default('easeInOut'),
});
type ReachInput = z.infer<typeof ReachInput>;

/** The last part of a limb and its point that is moved to the target; a refusal if there is none. */
function endOf(sketch: MotionSketch, { hand, limb }: ReachInput): PropSpot | ToolOutcome<never> {
  if ((hand === undefined) === (limb === undefined)) return refusal('Say either a hand or the last part of a limb.');
  const stage = stageOf(sketch.spec, sketch.clip);
  if (hand !== undefined) return handOf(stage, hand);
  const known = sketch.spec.parts.some(({ id }) => id === limb);
  return known ? spotOf(stage.figure, limb ?? '') : refusal(`There is no part ${limb}.`);
}

/** Whether a part is another one, or its descendant. */
function hangsOn(parts: readonly Part[], id: string, above: string): boolean {
  const byId = new Map(parts.map((part) => [part.id, part]));
  for (let at: string | null = id; at !== null; at = byId.get(at)?.parent ?? null) if (at === above) return true;
  return false;
}

/** The target of a limb at a time: a point on the canvas, or the middle of a part; null without both. */
function targetOf(stage: PropStage, { point, to }: ReachInput, seconds: number): readonly [number, number] | null {
  if (point) return point;
  if (to === undefined) return null;
  const { anatomy } = stage.figure;
  return stage.place(
    { part: to, at: anatomy.part(to)?.svg === '' ? pivotOf(anatomy.part(to)) : middleOf(stage, to) },
    seconds,
  );
}

const pivotOf = (part: Part | undefined): [number, number] => [part?.pivot[0] ?? 0, part?.pivot[1] ?? 0];
const middleOf = ({ figure: { anatomy } }: PropStage, part: string): [number, number] => {
  const [x, y] = anatomy.center(part);
  return [x, y];
};

/** The tool that moves the end of a limb to a target by rotating its links. */
export const reachWithLimb = (sketch: MotionSketch): ModelTool<never> =>
  defineTool({
    name: 'reach',
    description:
      "Brings a hand (the viewer's left or right), or any limb by its last part (a foot, a wing, an ear, a tail's " +
      'tip), to a point of the canvas or to the middle of a part at a second: writes the keys of its two links that ' +
      'take it there, within their limits, wherever the body is then; with until it stays. A limb that had no keys ' +
      'begins and ends at rest. Says how near it comes.',
    input: ReachInput,
    run(given) {
      const { at, until, ease } = given;
      if ((given.point === undefined) === (given.to === undefined)) return refusal('Say either a point or a part.');
      const refused = badSpan(sketch.clip, until === undefined ? -1 : at, until ?? at);
      if (refused) return refused;
      const end = endOf(sketch, given);
      if ('text' in end) return end;
      const { parts } = sketch.spec;
      if (given.to !== undefined && !parts.some(({ id }) => id === given.to))
        return refusal(`There is no part ${given.to}.`);
      let { clip } = sketch;
      let last: ArmSolution | null = null;
      for (const seconds of until === undefined ? [at] : [at, until]) {
        const point = targetOf(stageOf(sketch.spec, clip), given, seconds);
        const solved = point && solveArm(sketch.spec, clip, { end, point, seconds });
        if (!solved) return refusal(`${nameOf(given)} has no joint that turns.`);
        if (given.to !== undefined && solved.turns.some(({ part }) => hangsOn(parts, given.to ?? '', part)))
          return refusal(`${given.to} hangs on that limb, and moves with it.`);
        for (const { part, degrees } of solved.turns)
          clip = withReach(clip, part, { t: shareOf(clip, seconds), v: degrees, ease });
        last = solved;
      }
      return change(sketch, clip, last ? saidOf(nameOf(given), last) : '');
    },
  });

/** The distance in pixels below which a limb is at its target. */
const THERE = 2;

/** Says how near a limb comes, and what keeps it from its target. */
function saidOf(name: string, { at, miss, stopped }: ArmSolution): string {
  if (miss < THERE) return `${name} is there.`;
  const why =
    stopped.length > 0
      ? `${stopped.map(({ part, degrees }) => `${part} is at its limit of ${Math.round(degrees)}°`).join(', ')}`
      : 'the limb is no longer';
  return (
    `${name} comes no nearer than ${Math.round(miss)} pixels, at ${at.map(Math.round).join(', ')}: ${why}. Bring the ` +
    'target or the body nearer.'
  );
}

const nameOf = ({ limb }: ReachInput): string => (limb === undefined ? 'The hand' : limb);

/** A clip with a key of a part's rotation; one without keys begins and ends at rest. */
function withReach(clip: AnimationClip, part: string, key: Keyframe): AnimationClip {
  const known = trackOf(clip, part, 'rotate');
  const rest: Keyframe[] = [
    { t: 0, v: 0, ease: 'easeInOut' },
    { t: 1, v: 0, ease: 'easeInOut' },
  ];
  const begun = known ? clip : { ...clip, tracks: [...clip.tracks, { part, prop: 'rotate' as const, keys: rest }] };
  return withKeys(begun, part, 'rotate', [key]);
}
