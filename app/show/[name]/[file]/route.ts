import { notFound } from 'next/navigation';
import { precompressed } from '@/lib/server/http/reply';
import { respond, SVG_POLICY } from '@/lib/server/http/respond';
import { shownFile } from '@/lib/server/showcase/show';

/** Kept for an hour, and shown for a day while a newer one is fetched: only a new build draws them otherwise. */
const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

/** What the first page's mascots are made of, and what they leave as. */
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
