'use client';

import { useState } from 'react';
import { at, client } from '../hooks/client';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Form } from '../ui/form';
import { Field, Input } from '../ui/input';
import { Secret } from '../ui/secret';

const LONGEST_NAME = 80;

/** Creates an API key and shows it once. */
export function NewKeyDialog({ open, onClose, onMade }: { open: boolean; onClose: () => void; onMade: () => void }) {
  const [key, setKey] = useState<string | null>(null);
  const close = () => {
    onClose();
    setKey(null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={key ? 'Your new key' : 'New API key'}
      description={
        key
          ? 'Copy it now: it is not shown again. Whoever has it can make, change and delete things in this workspace.'
          : 'A key acts for this workspace, not for you: it keeps working when you leave.'
      }
    >
      {key ? (
        <Made secret={key} onDone={close} />
      ) : (
        <NameForm
          onCancel={close}
          onMade={(made) => {
            setKey(made);
            onMade();
          }}
        />
      )}
    </Dialog>
  );
}

function Made({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <Secret label="API key" text={secret} />
      <div className="flex justify-end">
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}

function NameForm({ onCancel, onMade }: { onCancel: () => void; onMade: (key: string) => void }) {
  const [name, setName] = useState('');
  const make = async () =>
    onMade((await client.call(at('POST /keys'), { body: { name: name.trim() || undefined } })).key);
  return (
    <Form action="Create key" failed="The key could not be made." onSubmit={make} onCancel={onCancel}>
      {(error) => (
        <Field
          label="Name"
          htmlFor="key-name"
          error={error}
          hint="Say where it is used, so that you know which one to revoke."
        >
          <Input
            id="key-name"
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            placeholder="Website"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      )}
    </Form>
  );
}
