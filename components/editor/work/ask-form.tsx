'use client';

import type { ReactNode } from 'react';
import type { PricedAction } from '@/lib/contract/prices';
import { NotEnough, Price, usePrice } from '../../shell/price';
import { Button, type ButtonProps } from '../../ui/button';
import { useAsk } from './use-ask';

/** How an asking stands: whether it is on its way, and what the service said against the last one. */
interface Asking {
  busy: boolean;
  error: string | null;
}

interface AskFormProps {
  /** What it costs, so many times. */
  action: PricedAction;
  times?: number;
  /** The words of the button that sends it. */
  button: string | ((busy: boolean) => string);
  look?: ButtonProps['look'];
  /** Whether what is said is enough to be sent. */
  ready?: boolean;
  /** Sends it; what it throws is shown at the field until something else is typed. */
  onAsk: () => Promise<void>;
  /** It was taken on. */
  onTaken?: () => void;
  children: (asking: Asking) => ReactNode;
}

/** Asks the artist for something: fields, what it costs, the button, what was said against it. */
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
