import { getFile } from '@/lib/contract/file';
import { readFile } from '@/lib/server/files/read';
import { answerFile } from '@/lib/server/files/send';
import { methods } from '@/lib/server/http/methods';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(getFile, async ({ actor, params, query, request }) => {
    const file = await readFile(actor, params.id, query.token);
    const { status, bytes, headers } = answerFile(file, request.headers.get('range'), query.download);
    return { kind: 'bytes', status, bytes, mime: file.mime, headers };
  }),
);
