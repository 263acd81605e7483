import { LateTopBar } from '@/components/shell/late-top-bar';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** The 404 page of the studio: the resource was deleted, or belongs to another workspace than the current one. */
export default function NotFound() {
  return (
    <div className="flex min-h-dvh flex-col">
      <LateTopBar />
      <main className="flex grow items-center justify-center">
        <Notice
          whole
          title="There is nothing here"
          action={
            <Button asChild look="primary">
              <a href="/mascots">Go to your mascots</a>
            </Button>
          }
        >
          It may have been deleted, or it belongs to another workspace.
        </Notice>
      </main>
    </div>
  );
}
