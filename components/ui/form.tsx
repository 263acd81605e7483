'use client';

import { useState, type ReactNode } from 'react';
import { messageOf } from '../hooks/message-of';
import { Button } from './button';

interface FormProps {
  /** The words of the button that sends it. */
  action: string;
  /** What is said when nobody knows why it failed. */
  failed: string;
  /** Sends it; what it throws is shown under the field. */
  onSubmit: () => Promise<unknown>;
  /** Without it there is no way back, as in a form that stands on a page. */
  onCancel?: () => void;
  disabled?: boolean;
  danger?: boolean;
  /** The fields, given what went wrong the last time. */
  children: (error: string | null) => ReactNode;
}

/** Fields and a button: busy while it is sent, and what goes wrong is said beside the field. */
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
