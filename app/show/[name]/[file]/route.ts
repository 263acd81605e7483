import { notFound } from 'next/navigation';
import { precompressed } from '@/lib/server/http/reply';
import { respond, SVG_POLICY } from '@/lib/server/http/respond';
import { shownFile } from '@/lib/server/showcase/show';

/** Cached for an hour, and served stale for a day while it is revalidated, because only a new build changes it. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

/** The specs and exports of the mascots on the landing page. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string; file: string }> },
): Promise<Response> {
  const { name, file } = await params;
  const shown = (await shownFile(name, file)) ?? notFound();
  const policy = shown.mime === 'image/svg+xml' ? { 'Content-Security-Policy': SVG_POLICY } : undefined;
  return respond(
    precompressed(shown, {
      'Content-Type': shown.mime,
      ETag: shown.etag,
      'Cache-Control': CACHE_CONTROL,
      'X-Content-Type-Options': 'nosniff',
      ...policy,
    }),
    request,
    {},
  );
}
