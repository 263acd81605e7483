import { exportAccount } from '@/lib/contract/data-export';
import { exportAccount as write } from '@/lib/server/data-export/begin';
import { attachment } from '@/lib/server/files/name';
import { methods } from '@/lib/server/http/methods';
import { sent } from '@/lib/server/http/reply';
import { route } from '@/lib/server/http/route';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = methods(
  route(exportAccount, async ({ actor }) => {
    const { name, bytes } = await write(actor);
    return sent(bytes, 'application/zip', {
      'Content-Disposition': attachment(name),
      'Cache-Control': 'no-store',
    });
  }),
);
