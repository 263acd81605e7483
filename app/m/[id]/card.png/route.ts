import { currentActor } from '@/lib/server/auth/current';
import { readCard } from '@/lib/server/embed/page';
import { failure } from '@/lib/server/http/failure';
import { sent } from '@/lib/server/http/reply';
import { respond } from '@/lib/server/http/respond';

/** The link-preview picture of a mascot's public page. */
export async function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  try {
    const { id } = await params;
    const token = new URL(request.url).searchParams.get('token') ?? undefined;
    const { bytes, mime, headers } = await readCard(await currentActor(), id, token);
    return respond(sent(bytes, mime, headers), request, {});
  } catch (error) {
    return failure(error, {});
  }
}
