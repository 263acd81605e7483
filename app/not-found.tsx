import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** The 404 page. */
export default function NotFound() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
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
  );
}
