'use client';

import Link from 'next/link';
import { late } from '../hooks/late';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

// Next sends this page's code with every page of the studio, and the bar is in theirs already.
const [TopBar] = late(
  async () => (await import('./top-bar')).TopBar,
  () => <div className="h-12 border-b" />,
);

/** The studio's page for an address without a resource: it is deleted, or of another workspace than the open one. */
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
