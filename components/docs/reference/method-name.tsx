import { clsx } from 'clsx';
import type { Method } from '@/lib/contract/endpoint';

/** An HTTP method as a badge; DELETE stands out. */
export function MethodName({ method }: { method: Method }) {
  return (
    <span
      className={clsx(
        'shrink-0 rounded-[4px] px-1.5 py-0.5 text-small font-semibold',
        method === 'DELETE'
          ? 'bg-hover text-danger'
          : method === 'GET'
            ? 'bg-hover text-muted'
            : 'bg-accent-soft text-accent',
      )}
    >
      {method}
    </span>
  );
}
