import { SiteHeader } from '@/components/landing/site-header';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { currentActor } from '@/lib/server/auth/current';

/** The 404 page outside of the studio. Every page loads its code, so its links are plain anchors. */
export default async function NotFound() {
  const signedIn = (await currentActor()) !== null;
  return (
    <div className="mx-auto flex min-h-dvh max-w-[60rem] flex-col px-5 sm:px-8">
      <SiteHeader signedIn={signedIn} link="a" />
      <main className="flex grow items-center justify-center pb-16">
        <Notice
          whole
          title="There is no page here"
          action={
            <>
              <Button asChild look="primary">
                <a href={signedIn ? '/mascots' : '/'}>{signedIn ? 'Go to your mascots' : 'Go to the first page'}</a>
              </Button>
              <Button asChild>
                <a href="/docs">Look in the docs</a>
              </Button>
            </>
          }
        >
          The address may be mistyped, or the page has moved.
        </Notice>
      </main>
    </div>
  );
}
