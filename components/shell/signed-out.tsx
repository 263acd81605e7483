'use client';

import { useSignedOut } from '../hooks/client';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

/** Signs in again, to come back to where one was. */
const signIn = () =>
  window.location.assign(
    `/sign-in?${new URLSearchParams({ next: window.location.pathname + window.location.search })}`,
  );

/**
 * Says that the session has ended while a page was open, as when it was ended from another browser; what stands on the
 * page can still be read.
 */
export function SignedOut() {
  const { signedOut } = useSignedOut();
  return (
    <Dialog
      open={signedOut}
      onOpenChange={(open) => useSignedOut.setState({ signedOut: open })}
      title="You are signed out"
      description="This browser's session has ended, so nothing more is saved. Sign in to come back to this page."
    >
      <div className="flex justify-end gap-2">
        <Button onClick={() => useSignedOut.setState({ signedOut: false })}>Not now</Button>
        <Button look="primary" onClick={signIn}>
          Sign in
        </Button>
      </div>
    </Dialog>
  );
}
