'use client';

import { useState } from 'react';
import { toast } from '../layers/toast';
import type { Account } from '@/lib/contract/account';
import { LIMITS } from '@/lib/core/limits';
import { at, client } from '../hooks/client';
import { Form } from '../ui/form';
import { Field, Input } from '../ui/input';

/** The user's name and sign-in address. */
export function Profile({ account }: { account: Account }) {
  const [name, setName] = useState(account.name ?? '');
  const [kept, setKept] = useState(account.name ?? '');
  const next = name.trim();
  const save = async () => {
    await client.call(at('PATCH /account'), { body: { name: next } });
    setKept(next);
    toast('Your name is saved.');
  };
  return (
    <div className="max-w-96">
      <Form action="Save" failed="Your name could not be saved." onSubmit={save} disabled={!next || next === kept}>
        {(error) => (
          <>
            <Field label="Name" htmlFor="account-name" error={error}>
              <Input
                id="account-name"
                value={name}
                maxLength={LIMITS.personName.max}
                autoComplete="name"
                placeholder="How others see you"
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <Field label="E-mail" htmlFor="account-email" hint="Your sign-in links go there.">
              <Input id="account-email" value={account.email} readOnly className="text-muted" />
            </Field>
          </>
        )}
      </Form>
    </div>
  );
}
