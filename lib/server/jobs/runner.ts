import { setMaxListeners } from 'node:events';
import type { JobLane } from '@/lib/contract/job-lanes';
import { randomBase32 } from '../crypto';

/** A running job of this process. */
interface Running {
  lane: JobLane;
  /** The name of its claim, which its lease carries. */
  claim: string;
  /** The deadline of its function, by `performance.now()`; infinite in a server. */
  endsBy: number;
  controller: AbortController;
  done: Promise<void>;
}

interface Runner {
  /** The name of the process; the names of its claims begin with it. */
  id: string;
  /** The number of claims that this process has made. */
  claims: number;
  /**
   * The times until which this process may begin jobs, and must have ended them, by `performance.now()`; infinite in a
   * server.
   */
  shift: { claimsUntil: number; endsBy: number };
  running: Map<string, Running>;
  /** Whether this process drains by itself, so that no call to the route is needed. */
  keepsDraining: boolean;
  /** The work of a function after an answer that queued a job; undefined if the background route is called instead. */
  afterwards: (() => Promise<void>) | undefined;
  /** Aborts when the server stops, which ends streams and waits. */
  closing: AbortController;
  /** The running drain, and whether it must claim once more. */
  draining: Promise<void> | undefined;
  lookAgain: boolean;
  /** Renews the leases while anything runs. */
  heartbeat: NodeJS.Timeout | undefined;
}

/** Kept on `globalThis`, because several bundles share it: see `db/client.ts`. */
const shared = globalThis as typeof globalThis & { liverigRunner?: Runner };

/**
 * Creates the controller that is aborted when the server stops. Its signal has no limit of listeners, since each open
 * event stream adds one and Node would warn of a leak.
 */
function newClosing(): AbortController {
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  return closing;
}

/** Gives this process's state as a runner of jobs. */
export function runner(): Runner {
  shared.liverigRunner ??= {
    id: randomBase32(16),
    claims: 0,
    shift: { claimsUntil: Infinity, endsBy: Infinity },
    running: new Map(),
    keepsDraining: false,
    afterwards: undefined,
    closing: newClosing(),
    draining: undefined,
    lookAgain: false,
    heartbeat: undefined,
  };
  return shared.liverigRunner;
}

/**
 * Makes a unique name for a claim: work that continues after its job was requeued must not pass as that of the next
 * claim.
 */
export function nameClaim(): string {
  const self = runner();
  self.claims += 1;
  return `${self.id}.${self.claims}`;
}
