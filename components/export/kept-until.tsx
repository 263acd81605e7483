import type { File } from '@/lib/contract/file';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** Shows when a file expires; renders nothing for a file that does not. */
export function KeptUntil({ file: { expires_at: ends } }: { file: File }) {
  return ends ? (
    <span>
      Kept until <time dateTime={ends}>{day.format(new Date(ends))}</time>
    </span>
  ) : null;
}
