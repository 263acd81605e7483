'use client';

import Link from 'next/link';
import { late } from '../hooks/late';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

// Loaded lazily, because Next sends this page's code with every page of the studio, and these include the bar already.
const [TopBar] = late(
  async () => (await import('./top-bar')).TopBar,
  () => <div className="h-12 border-b" />,
);

/**
 * The page for a resource that does not exist: it was deleted, or belongs to another workspace than the current one.
 */
export function NothingHere() {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar />
      <main className="flex grow items-center justify-center">
        <Notice
          whole
          title="There is nothing here"
          action={
            <Button asChild look="primary">
              <Link href="/mascots">Go to your mascots</Link>
            </Button>
          }
        >
          It may have been deleted, or it belongs to another workspace.
        </Notice>
      </main>
    </div>
  );
}
