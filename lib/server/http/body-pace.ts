import { unavailable } from '@/lib/contract/errors';
import type { IsAwaited } from '../shared-room';

/** The mean pace in bytes a second at which a body must arrive while others wait for its memory. */
const PACE = 512 * 1024;
/** The extra time for each body, in milliseconds, so that a slow start or a short stall is allowed. */
const GRACE_MS = 10_000;
/** How often the pace is looked at, in milliseconds. */
const LOOK_MS = 1000;
/** Seconds after which a refused caller may try again. */
const RETRY_SECONDS = 10;

const tooSlow = () => unavailable('The body arrived too slowly while others waited to send theirs.', RETRY_SECONDS);

/** The pace of a body from now on. */
interface Pace {
  /** Rejects with a 503 once the body is too slow while others wait; never resolves. */
  late: Promise<never>;
  end(): void;
}

/** Watches the pace of a body, of which `received` gives the bytes that have arrived. */
export function watchPace(received: () => number, isAwaited: IsAwaited): Pace {
  const began = performance.now();
  let look: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    look = setInterval(() => {
      const due = ((performance.now() - began - GRACE_MS) / 1000) * PACE;
      if (received() < due && isAwaited()) reject(tooSlow());
    }, LOOK_MS);
  });
  // The body may end in the same moment, when nobody listens any more.
  late.catch(() => undefined);
  return { late, end: () => clearInterval(look) };
}
