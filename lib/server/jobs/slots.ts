import { availableParallelism } from 'node:os';
import type { JobType } from '@/lib/contract/job';

/** What a job mostly does: draw on this machine's cores, or wait for a model or a website. */
type Lane = 'drawing' | 'waiting';

const LANE_OF: Record<JobType, Lane> = {
  generate: 'waiting',
  reconstruct: 'drawing',
  edit: 'waiting',
  variant: 'waiting',
  animate: 'waiting',
  export: 'drawing',
  analyze: 'waiting',
  suggest: 'waiting',
  scene: 'waiting',
};

const LANES = ['drawing', 'waiting'] as const satisfies readonly Lane[];

/**
 * How many jobs of a lane run at once in one process: any plan's number fits into one lane.
 * There are fewer threads: drawings queue in their pools.
 */
const SLOTS: Record<Lane, number> = { drawing: Math.max(8, availableParallelism() * 2), waiting: 32 };

/** How many jobs run at once in one process. */
export const CAPACITY = LANES.reduce((sum, lane) => sum + SLOTS[lane], 0);

/** The types of which one more job may start beside the running ones. */
export function startableTypes(running: readonly JobType[]): JobType[] {
  const taken = (lane: Lane) => running.filter((type) => LANE_OF[type] === lane).length;
  const open = new Set(LANES.filter((lane) => taken(lane) < SLOTS[lane]));
  return (Object.keys(LANE_OF) as JobType[]).filter((type) => open.has(LANE_OF[type]));
}
