import type { z } from 'zod';
import { ApiError } from '@/lib/contract/errors';
import { FRAME_QUERY, mascotFrame, refusedFrame } from '@/lib/server/embed/frame';
import { failure } from '@/lib/server/http/failure';
import { readQuery } from '@/lib/server/http/read';
import { commonHeaders, FRAME_POLICY } from '@/lib/server/http/security-headers';

/** A page with only the mascot, for iframes. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  try {
    const { status, html, cacheControl } = await read((await params).id, request.url);
    return new Response(html, {
      status,
      headers: {
        ...commonHeaders(),
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': FRAME_POLICY,
        'Cache-Control': cacheControl,
      },
    });
  } catch (error) {
    return failure(error, {});
  }
}

async function read(id: string, url: string) {
  try {
    return await mascotFrame(id, readQuery(FRAME_QUERY, url) as z.infer<typeof FRAME_QUERY>);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return refusedFrame(error);
    throw error;
  }
}
