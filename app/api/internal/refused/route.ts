import { failure } from '@/lib/server/http/failure';
import { REFUSED_HEADER, refusalFor } from '@/lib/server/http/front';
import { secured } from '@/lib/server/http/security-headers';

export const dynamic = 'force-dynamic';

/** Responds to requests that were rejected before Next parsed them. */
export const GET = (request: Request): Response =>
  secured(failure(refusalFor(request.headers.get(REFUSED_HEADER)), { Connection: 'close' }));
