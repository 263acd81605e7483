import { rigOf, type Rig } from '../../rig/rig';
import type { MascotSpec } from '../../spec/schema';
import type { AnimationClip } from '../schema';
import { findingsOf } from './find';
import { CRITIC_RULES, type MotionFinding } from './finding';
import { MENDERS } from './menders';
import { takeOf, type Take } from './take';

/** The maximum number of rounds: repairing one rule may break another, and remaining findings stay. */
const ROUNDS = 3;

/** The result of a repair. */
export interface Repair {
  /** The same object when nothing could be repaired. */
  clip: AnimationClip;
  /** The findings that were repaired. */
  repaired: MotionFinding[];
  /** All findings that remain, in order of time. */
  left: MotionFinding[];
}

/**
 * Repairs the critic's findings in a clip as far as no designer's judgement is needed. It works rule by rule and keeps
 * a step only if the critic then finds less, so that a clip never gets worse. `checkClip` accepts the result. `rules`
 * are the rules whose findings may be repaired.
 */
export function repairClip(
  mascot: MascotSpec | Rig,
  clip: AnimationClip,
  findings: readonly MotionFinding[],
  rules: readonly MotionFinding['rule'][] = CRITIC_RULES,
): Repair {
  const rig = 'spec' in mascot ? mascot : rigOf(mascot);
  if (!findings.length) return { clip, repaired: [], left: [] };
  let now: State = stateOf(takeOf(rig, clip));
  for (let round = 0; round < ROUNDS && now.findings.length; round += 1) {
    const before = now;
    for (const rule of rules) now = mended(now, rule);
    if (now === before) break;
  }
  const { take, findings: left } = now;
  return {
    clip: take.clip,
    repaired: findings.filter((finding) => !left.some((other) => isSame(finding, other))),
    left,
  };
}

interface State {
  take: Take;
  findings: MotionFinding[];
}

const stateOf = (take: Take): State => ({ take, findings: findingsOf(take) });
const isSame = (one: MotionFinding, two: MotionFinding): boolean =>
  one.rule === two.rule && one.part === two.part && one.prop === two.prop;

/** The state after all of a rule's findings are repaired, or else after the first single repair that helps. */
function mended(state: State, rule: MotionFinding['rule']): State {
  const own = state.findings.filter((finding) => finding.rule === rule);
  if (!own.length) return state;
  const attempts = own.length > 1 ? [own, ...own.map((finding) => [finding])] : [own];
  for (const attempt of attempts) {
    const take = attempt.reduce((at, finding) => retaken(at, MENDERS[rule](at, finding)), state.take);
    if (take === state.take) continue;
    const next = stateOf(take);
    if (next.findings.length < state.findings.length) return next;
  }
  return state;
}

const retaken = (take: Take, clip: AnimationClip): Take => (clip === take.clip ? take : takeOf(take.rig, clip));
