'use client';

import { useSignedOut } from '../hooks/client';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';

/** A link to sign in, which returns to this page. */
const signIn = () =>
  window.location.assign(
    `/sign-in?${new URLSearchParams({ next: window.location.pathname + window.location.search })}`,
  );

/** The message that the session has ended, for example from another browser; the page stays readable. */
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
