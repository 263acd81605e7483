'use client';

import { Download } from 'lucide-react';
import { useDownload } from '../hooks/use-download';
import { Button } from '../ui/button';
import { Progress } from '../ui/progress';

/** The largest archive in bytes that is downloaded in the page, with progress. Larger ones are left to the browser. */
const MAX_IN_PAGE_BYTES = 500_000_000;

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;

/** The progress of a download of about `bytes`, in percent; stays below 100 until it is complete. */
const percentOf = (received: number, bytes: number): number | null =>
  bytes > 0 ? Math.min(99, Math.round((received / bytes) * 100)) : null;

/** A button that downloads data as an archive, with progress. `bytes` is its approximate size. */
export function DataExport({ address, action, bytes }: { address: string; action: string; bytes: number }) {
  const { received, error, start, cancel } = useDownload(address);
  if (bytes > MAX_IN_PAGE_BYTES)
    return (
      <Button asChild>
        <a href={address} download>
          <Download aria-hidden className="size-4" />
          {action} (about {megabytes(bytes)})
        </a>
      </Button>
    );
  return (
    <div className="flex max-w-96 flex-col items-start gap-2">
      {received === null ? (
        <Button onClick={() => void start()}>
          <Download aria-hidden className="size-4" />
          {action}
        </Button>
      ) : (
        <div className="w-full">
          <Progress label={action} percent={percentOf(received, bytes)} text={megabytes(received)} />
          <div className="mt-1.5 flex items-center justify-between text-small text-muted tabular-nums">
            {megabytes(received)}
            <Button size="small" look="quiet" onClick={cancel}>
              Cancel
            </Button>
          </div>
        </div>
      )}
      {error ? (
        <p role="alert" className="text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
