'use client';

import { PRICES, type PricedAction } from '@/lib/contract/prices';
import { creditsText } from '../shell/price';
import { Segmented } from '../ui/segmented';

export type DetailLevel = 'standard' | 'high';

/** Selects the level of detail, each with its price unless it is free. */
export function DetailChoice({
  value,
  onChange,
  standard,
  high,
  isFree = false,
}: {
  value: DetailLevel;
  onChange: (detail: DetailLevel) => void;
  standard: PricedAction;
  high: PricedAction;
  isFree?: boolean;
}) {
  return (
    <div className="flex flex-col items-start gap-2">
      <span className="text-small font-medium text-muted">Detail</span>
      <Segmented
        label="Detail"
        value={value}
        onChange={onChange}
        options={[
          {
            value: 'standard',
            name: 'Standard',
            label: <>Standard {isFree ? null : <Cost action={standard} />}</>,
          },
          {
            value: 'high',
            name: 'High',
            label: <>High {isFree ? null : <Cost action={high} />}</>,
          },
        ]}
      />
    </div>
  );
}

function Cost({ action }: { action: PricedAction }) {
  return <span className="text-small text-muted tabular-nums">{creditsText(PRICES[action].credits)}</span>;
}
