'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { at, client } from '../hooks/client';
import { Button } from '../ui/button';
import { Field, Input } from '../ui/input';
import { messageOf } from '../hooks/message-of';

/** The form that sends a sign-in link by e-mail. The address may be prefilled; the link leads to `next`. */
export function SignInForm({ next, email: known }: { next: string | null; email: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const send = async (email: string) => {
    setBusy(true);
    setError(null);
    try {
      const onward: Record<string, string> = next === null ? {} : { next };
      await client.call(at('POST /sign-in'), { body: { email, ...onward } });
      router.push(`/sign-in?${new URLSearchParams({ sent: email, ...onward })}`);
    } catch (failure) {
      setError(messageOf(failure, 'The link could not be sent.'));
      setBusy(false);
    }
  };
  return (
    <form
      // Posted as a plain form before this page is hydrated.
      method="post"
      action="/api/auth/link"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        // Reads the DOM field, which may have been filled before hydration.
        void send(String(new FormData(event.currentTarget).get('email') ?? '').trim());
      }}
    >
      {next === null ? null : <input type="hidden" name="next" value={next} />}
      <Field label="E-mail" htmlFor="email" error={error}>
        <Input
          id="email"
          name="email"
          type="email"
          required
          autoFocus
          autoComplete="email"
          placeholder="you@example.com"
          className="h-10"
          defaultValue={known}
        />
      </Field>
      <Button type="submit" look="primary" size="large" busy={busy}>
        Send sign-in link
      </Button>
    </form>
  );
}
