import { previewMascot } from '@/lib/contract/preview';
import { previewMascot as preview } from '@/lib/server/embed/preview';
import { methods } from '@/lib/server/http/methods';
import { sent } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(previewMascot, async ({ actor, params, query, signal }) => {
    const { bytes, mime, headers } = await preview(actor, params.id, query, signal);
    return sent(bytes, mime, headers);
  }),
);
