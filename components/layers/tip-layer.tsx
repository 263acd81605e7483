'use client';

import { clsx } from 'clsx';
import { Tooltip as Radix } from 'radix-ui';
import { useEffect, useMemo, useState } from 'react';
import { Kbd } from '../ui/kbd';
import { Handover } from './handover';
import { hideTip, useTip, type Tip } from './tips';
import type { LayerTrigger } from './layer-trigger';

/** The current tooltip of the page, at the hovered or focused element. */
export function TipLayer() {
  const tip = useTip((state) => state.tip);
  return tip ? <ShownTip tip={tip} /> : null;
}

function ShownTip({ tip: { element, label, keys, side } }: { tip: Tip }) {
  const trigger = useTrigger(element, label);
  return (
    <Radix.Provider>
      <Radix.Root open onOpenChange={(open) => open || hideTip()}>
        <Radix.Trigger asChild>
          <Handover to={trigger} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={clsx(
              'z-50 flex animate-fade items-center gap-2 rounded-ui bg-raised px-2 py-1 text-small text-ink',
              'shadow-ui',
            )}
          >
            {label}
            {keys ? <Kbd keys={keys} /> : null}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** Makes the element the trigger of its tooltip. The tooltip describes the element, unless it repeats its name. */
function useTrigger(element: HTMLElement, label: string): LayerTrigger {
  const [description, setDescription] = useState<string>();
  const isNamed = element.getAttribute('aria-label') === label;
  useEffect(() => {
    if (!description || isNamed) return;
    element.setAttribute('aria-describedby', description);
    return () => element.removeAttribute('aria-describedby');
  }, [element, description, isNamed]);
  return useMemo(
    () => ({ element: { current: element }, take: (wanted) => setDescription(wanted['aria-describedby']) }),
    [element],
  );
}
