import type { File } from '@/lib/contract/file';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Shows until when a file is stored; renders nothing for a permanent one. */
export function KeptUntil({ file: { expires_at: ends } }: { file: File }) {
  return ends ? (
    <span>
      Kept until <time dateTime={ends}>{day.format(new Date(ends))}</time>
    </span>
  ) : null;
}
