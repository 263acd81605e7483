import { availableParallelism } from 'node:os';
import { JOB_LANES, type JobLane } from '@/lib/contract/job-lanes';
import type { JobType } from '@/lib/contract/job';

const LANE_OF: Record<JobType, JobLane> = {
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

/** The lane of a new job; `isShort` where its input promises an end within a second. */
export const laneOf = (type: JobType, isShort: boolean): JobLane => (isShort ? 'short' : LANE_OF[type]);

/**
 * How many jobs of a lane run at once in one process: each plan's limit fits into one lane. There are fewer threads, so
 * drawing tasks queue in their pools.
 */
const SLOTS: Record<JobLane, number> = { short: 8, waiting: 32, drawing: Math.max(8, availableParallelism() * 2) };

/** How many jobs run at once in one process. */
export const CAPACITY = JOB_LANES.reduce((sum, lane) => sum + SLOTS[lane], 0);

/** Gives the lanes with a free slot, given the lanes of the running jobs. */
export const openLanes = (running: readonly JobLane[]): JobLane[] =>
  JOB_LANES.filter((lane) => running.filter((each) => each === lane).length < SLOTS[lane]);
