'use client';

import type { ReactNode } from 'react';
import type { PricedAction } from '@/lib/contract/prices';
import { NotEnough, Price, usePrice } from '../../shell/price';
import { Button, type ButtonProps } from '../../ui/button';
import { useAsk } from './use-ask';

/** The state of a request: whether it is being sent, and the last refusal. */
interface Asking {
  busy: boolean;
  error: string | null;
}

interface AskFormProps {
  /** The action's price, so many times. */
  action: PricedAction;
  times?: number;
  /** The button's label. */
  button: string | ((busy: boolean) => string);
  look?: ButtonProps['look'];
  /** Whether the input is complete. */
  ready?: boolean;
  /** Sends the request; an error is shown at the field until the input changes. */
  onAsk: () => Promise<void>;
  /** Called when the service has accepted it. */
  onTaken?: () => void;
  children: (asking: Asking) => ReactNode;
}

/** A form that requests work of the artist: fields, price, button, refusal. */
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
