import Link from 'next/link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** The 404 page for a mascot that does not exist or is private. */
export default function NoMascot() {
  return (
    <main className="flex min-h-dvh items-center justify-center">
      <Notice
        whole
        title="There is no mascot to see here"
        action={
          <Button asChild look="primary">
            <Link href="/">Make a mascot</Link>
          </Button>
        }
      >
        It may be private or deleted, or the link that you were given has ended. Ask whoever sent it for a new one.
      </Notice>
    </main>
  );
}
