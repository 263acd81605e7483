'use client';

import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** The page for an error while rendering. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <main role="alert" className="flex min-h-dvh items-center justify-center">
      <Notice
        whole
        title="Something went wrong"
        action={
          <Button look="primary" onClick={reset}>
            Try again
          </Button>
        }
      >
        The page could not be shown. If it stays so, tell us this number: {error.digest ?? 'none'}.
      </Notice>
    </main>
  );
}
