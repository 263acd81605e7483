import type { JobType } from '@/lib/contract/job';
import { randomBase32 } from '../crypto';

/** A job at work in this process. */
interface Running {
  type: JobType;
  controller: AbortController;
  done: Promise<void>;
}

interface Runner {
  /** Names this process in leases. */
  id: string;
  running: Map<string, Running>;
  /** Whether this process keeps draining by itself, so that nobody need be called. */
  keepsDraining: boolean;
  /** Aborted when the server stops: streams and waits end. */
  closing: AbortController;
  /** The look for waiting jobs that is under way, and whether it must look once more. */
  draining: Promise<void> | undefined;
  lookAgain: boolean;
  /** Renews the leases while anything runs. */
  heartbeat: NodeJS.Timeout | undefined;
}

/** Of a process, not of a bundle: see `db/client.ts`. */
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
