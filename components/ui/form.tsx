'use client';

import { useState, type ReactNode } from 'react';
import { messageOf } from '../hooks/message-of';
import { Button } from './button';

interface FormProps {
  /** The submit button's label. */
  action: string;
  /** The message of an unknown failure. */
  failed: string;
  /** Submits the form. An error is shown below the fields. */
  onSubmit: () => Promise<unknown>;
  /** Called on cancel; without it there is no cancel button. */
  onCancel?: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** Renders the fields; gets the error of the last submit. */
  children: (error: string | null) => ReactNode;
}

/** A form that is busy while it is submitted, and passes an error to its fields. */
export function Form({ action, failed, onSubmit, onCancel, disabled, danger, children }: FormProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    setError(null);
    try {
      await onSubmit();
    } catch (failure) {
      setError(messageOf(failure, failed));
    }
    setBusy(false);
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !disabled) void send();
      }}
    >
      {children(error)}
      <div className="flex justify-end gap-2">
        {onCancel ? <Button onClick={onCancel}>Cancel</Button> : null}
        <Button type="submit" look={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
          {action}
        </Button>
      </div>
    </form>
  );
}
