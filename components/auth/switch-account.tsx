'use client';

import { useState } from 'react';
import { forgetWork } from '../session/kept-storage';
import { Button } from '../ui/button';

/** A button that signs this browser out and opens sign-in with `email` prefilled, which then returns to `next`. */
export function SwitchAccount({ next, email }: { next: string; email: string }) {
  const [busy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    forgetWork();
    await fetch('/api/auth/sign-out', { method: 'POST', redirect: 'manual' }).catch(() => undefined);
    window.location.assign(`/sign-in?${new URLSearchParams({ next, email })}`);
  };
  return (
    <Button look="primary" size="large" busy={busy} className="w-full" onClick={() => void change()}>
      Use another account
    </Button>
  );
}
