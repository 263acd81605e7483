import { exportAudit } from '@/lib/contract/audit';
import { exportAudit as write } from '@/lib/server/audit/export';
import { streamOf } from '@/lib/server/byte-stream';
import { attachment } from '@/lib/server/files/name';
import { methods } from '@/lib/server/http/methods';
import { sent } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(exportAudit, ({ actor, query: { format = 'ndjson', ...filter } }) => {
    const { mime, pieces } = write(actor, format, filter);
    return sent(streamOf(pieces), mime, {
      'Content-Disposition': attachment(`audit-log.${format}`),
      'Cache-Control': 'no-store',
    });
  }),
);
