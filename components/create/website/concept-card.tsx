'use client';

import { useState } from 'react';
import type { MascotConcept } from '@/lib/contract/analyze';
import { presetClip } from '@/lib/core/clip/presets';
import type { MascotSpec } from '@/lib/core/spec/schema';
import { useReducedMotion } from '../../hooks/use-media';
import { Price, usePrice } from '../../shell/price';
import { Puppet } from '../../stage/puppet';
import { Button } from '../../ui/button';

interface ConceptCardProps {
  concept: MascotConcept;
  /** Null if there is no sketch; the card then shows the concept's colours. */
  sketch: MascotSpec | null;
  busy: boolean;
  onCreate: () => void;
}

/** A mascot concept for a website: a sketch that waves on hover, the reasons for it, and a button to draw it. */
export function ConceptCard({
  concept: { name, description, why, palette },
  sketch,
  busy,
  onCreate,
}: ConceptCardProps) {
  const [near, setNear] = useState(false);
  const { credits, enough } = usePrice('generate');
  return (
    <article
      onPointerEnter={() => setNear(true)}
      onPointerLeave={() => setNear(false)}
      onFocus={() => setNear(true)}
      onBlur={() => setNear(false)}
      className="flex w-full flex-col overflow-hidden rounded-ui bg-surface shadow-[0_0_0_1px_var(--line)]"
    >
      <div className="flex aspect-square items-center justify-center p-5 max-md:max-h-72">
        {sketch ? (
          <Sketch spec={sketch} moving={near} />
        ) : (
          <div aria-hidden className="flex -space-x-2">
            {palette.slice(0, 5).map(({ name: token, color }) => (
              <span
                key={token}
                className="size-12 rounded-full shadow-[0_0_0_2px_var(--surface)]"
                style={{ background: color }}
              />
            ))}
          </div>
        )}
      </div>
      <div className="flex grow flex-col gap-1.5 border-t p-4">
        <h3 className="font-medium">{name}</h3>
        <p>{description}</p>
        <p className="text-small text-muted">{why}</p>
        <div className="mt-auto pt-3">
          <Button look="primary" className="w-full" disabled={busy || !enough} onClick={onCreate}>
            Create<span className="sr-only"> {name}</span>
            <Price credits={credits} />
          </Button>
        </div>
      </div>
    </article>
  );
}

function Sketch({ spec, moving }: { spec: MascotSpec; moving: boolean }) {
  const still = useReducedMotion();
  const [wave] = useState(() => presetClip(spec, 'wave'));
  return <Puppet spec={spec} clip={wave} playing={moving && !still} className="size-full" />;
}
