import { getFile } from '@/lib/contract/file';
import { readFile } from '@/lib/server/files/read';
import { answerFile, mayRedirect } from '@/lib/server/files/send';
import { methods } from '@/lib/server/http/methods';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getFile, async ({ actor, params, query, request }) => {
    const file = await readFile(actor, params.id, query.token);
    const { status, bytes, headers } = await answerFile(file, {
      range: request.headers.get('range'),
      ifNoneMatch: request.headers.get('if-none-match'),
      mayRedirect: mayRedirect(request),
      download: query.download,
    });
    return { kind: 'bytes', status, bytes, mime: file.mime, headers };
  }),
);
