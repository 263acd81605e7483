'use client';

import type { ReactNode } from 'react';
import type { PricedAction } from '@/lib/contract/prices';
import { NotEnough, Price, usePrice } from '../../shell/price';
import { Button, type ButtonProps } from '../../ui/button';
import { useAsk } from './use-ask';

/** The state of a request: whether it is being sent, and the error of the last try. */
interface Asking {
  busy: boolean;
  error: string | null;
}

interface AskFormProps {
  /** The action whose price is shown, and how often it is charged. */
  action: PricedAction;
  times?: number;
  /** The button's label. */
  button: string | ((busy: boolean) => string);
  look?: ButtonProps['look'];
  /** Whether the form is complete. */
  ready?: boolean;
  /** Sends the request. An error is shown at the field until its text changes. */
  onAsk: () => Promise<void>;
  /** Called when the service has accepted the request. */
  onTaken?: () => void;
  children: (asking: Asking) => ReactNode;
}

/** A form that starts a job: fields, price, submit button and error. */
export function AskForm({
  action,
  times,
  button,
  look = 'primary',
  ready = true,
  onAsk,
  onTaken,
  children,
}: AskFormProps) {
  const { credits, enough } = usePrice(action, times);
  const { busy, error, clear, ask } = useAsk();
  const send = async () => {
    if (await ask(onAsk)) onTaken?.();
  };
  return (
    <form
      className="flex flex-col gap-2.5"
      onInput={clear}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && enough && !busy) void send();
      }}
    >
      {children({ busy, error })}
      <Button type="submit" look={look} busy={busy} disabled={!ready || !enough}>
        {typeof button === 'string' ? button : button(busy)}
        <Price credits={credits} />
      </Button>
      <NotEnough credits={credits} />
    </form>
  );
}
