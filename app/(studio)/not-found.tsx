import Link from 'next/link';
import { TopBar } from '@/components/shell/top-bar';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** The 404 page inside the studio: the resource is deleted, or of another workspace than the open one. */
export default function NothingHere() {
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
