import type { JobLane } from '@/lib/contract/job-lanes';
import { randomBase32 } from '../crypto';

/** A job at work in this process. */
interface Running {
  lane: JobLane;
  controller: AbortController;
  done: Promise<void>;
}

interface Runner {
  /** The process's name in leases. */
  id: string;
  running: Map<string, Running>;
  /** Whether this process drains by itself, so that no call to the route is needed. */
  keepsDraining: boolean;
  /** Aborted when the server stops: streams and waits end. */
  closing: AbortController;
  /** The drain under way, and whether it must claim once more. */
  draining: Promise<void> | undefined;
  lookAgain: boolean;
  /** Renews the leases while anything runs. */
  heartbeat: NodeJS.Timeout | undefined;
}

/** Belongs to the process and not to a bundle: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigRunner?: Runner };

/** This process as a runner of jobs. */
export function runner(): Runner {
  shared.liverigRunner ??= {
    id: randomBase32(16),
    running: new Map(),
    keepsDraining: false,
    closing: new AbortController(),
    draining: undefined,
    lookAgain: false,
    heartbeat: undefined,
  };
  return shared.liverigRunner;
}
