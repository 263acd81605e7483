'use client';

import Link from 'next/link';
import { useState } from 'react';
import type { Starter } from '@/lib/contract/starter';
import type { StarterKind } from '@/lib/core/sheet/vocabulary';
import { STARTER_GROUPS } from '../create/starter/groups';
import { StarterPlayer } from '../create/starter/starter-player';
import { StarterStill } from '../create/starter/starter-still';
import { Chip } from '../ui/chip';

/** Every starter with its prompt, by group. Each plays on hover, and links to the creation page with this starter. */
export function Characters({ starters }: { starters: readonly Starter[] }) {
  const [kind, setKind] = useState<StarterKind | null>(null);
  return (
    <>
      <div role="group" aria-label="Groups" className="-mx-3 mb-6 flex flex-wrap gap-1">
        {STARTER_GROUPS.map((group) => (
          <Chip key={group.title} aria-pressed={group.kind === kind} onClick={() => setKind(group.kind)}>
            {group.title}
          </Chip>
        ))}
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
        {starters
          .filter((each) => kind === null || each.kind === kind)
          .map((starter) => (
            <li key={starter.id}>
              <Character starter={starter} />
            </li>
          ))}
      </ul>
    </>
  );
}

/**
 * Without pointer events, because the picture is replaced by a player during a press. The link around it receives the
 * click.
 */
const PICTURE = 'pointer-events-none block aspect-square w-full rounded-ui p-2 transition-colors group-hover:bg-stage';

function Character({ starter: { id, name, prompt } }: { starter: Starter }) {
  const [isLive, setLive] = useState(false);
  return (
    <Link
      href={`/mascots/new?from=character&character=${id}`}
      prefetch={false}
      onPointerEnter={() => setLive(true)}
      onPointerLeave={() => setLive(false)}
      className="group block rounded-ui"
    >
      <span className={PICTURE}>
        {isLive ? (
          <StarterPlayer id={id} bundle="bundle" animation="wave" />
        ) : (
          <StarterStill id={id} className="size-full" />
        )}
      </span>
      <span className="mt-3 block text-center font-medium">{name}</span>
      <span className="mt-1 block text-center text-small text-pretty text-muted">“{prompt}”</span>
    </Link>
  );
}
