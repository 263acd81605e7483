'use client';

import { BadgeCheck, Info } from 'lucide-react';
import { useState } from 'react';
import type { Receipt } from '@/lib/contract/exports';
import { Button } from '../ui/button';
import { Popover } from '../ui/popover';
import { receiptWords } from './receipt';

/** The fidelity of a file as a button that opens its numbers. */
export function Verified({ receipt }: { receipt: Receipt }) {
  const [open, setOpen] = useState(false);
  const { verdict, sentence, figures } = receiptWords(receipt);
  const Icon = verdict === 'Verified' ? BadgeCheck : Info;
  return (
    <Popover
      label={verdict}
      open={open}
      onOpenChange={setOpen}
      className="w-72 p-3"
      trigger={
        <Button look="quiet" size="small" className="-ml-2">
          <Icon aria-hidden className="size-3.5" />
          {verdict}
        </Button>
      }
    >
      <p>{sentence}</p>
      <dl className="mt-2 flex flex-col gap-1 border-t pt-2 text-small">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
