'use client';

import { clsx } from 'clsx';
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import type { Starter } from '@/lib/contract/starter';
import type { StarterKind } from '@/lib/core/sheet/vocabulary';
import { Button } from '../../ui/button';
import { Chip } from '../../ui/chip';
import { Skeleton } from '../../ui/skeleton';
import { STARTER_GROUPS } from './groups';
import { StarterStill } from './starter-still';
import type { StarterChoice } from './use-starter-choice';

/** The starters as pictures, by group. Arrow keys and clicks select the one that is shown large. */
export function StarterForm({ choice }: { choice: StarterChoice }) {
  const { starters, again } = choice;
  const [kind, setKind] = useState<StarterKind | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h2 className="text-title font-semibold">Start from a character</h2>
        <p className="mt-1 text-pretty text-muted">
          Finished mascots with motions and a canvas. Free, and yours to change in every way.
        </p>
      </div>
      <div role="group" aria-label="Groups" className="-mx-2 flex flex-wrap">
        {STARTER_GROUPS.map((group) => (
          <Chip key={group.title} aria-pressed={group.kind === kind} onClick={() => setKind(group.kind)}>
            {group.title}
          </Chip>
        ))}
      </div>
      {starters === 'loading' ? <Skeleton className="h-96" /> : null}
      {starters === 'failed' ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>The characters could not be loaded.</p>
          <Button onClick={again}>Try again</Button>
        </div>
      ) : null}
      {typeof starters === 'string' ? null : (
        <StarterGrid choice={choice} starters={starters.filter((each) => kind === null || each.kind === kind)} />
      )}
    </div>
  );
}

function StarterGrid({
  choice: { chosen, choose },
  starters,
}: {
  choice: StarterChoice;
  starters: readonly Starter[];
}) {
  return (
    <RadioGroup.Root
      aria-label="Characters"
      value={chosen?.id ?? ''}
      onValueChange={choose}
      className="grid grid-cols-3 gap-2 sm:max-lg:grid-cols-5"
    >
      {starters.map((starter) => (
        <RadioGroup.Item
          key={starter.id}
          value={starter.id}
          // The radio group selects on arrow keys only while the key is still down, which a short press is not by then.
          onFocus={() => choose(starter.id)}
          aria-label={`${starter.name}: ${starter.prompt}`}
          className={clsx(
            'flex flex-col items-center gap-1 rounded-ui bg-stage p-2 transition-shadow',
            'shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]',
            'data-[state=checked]:shadow-[inset_0_0_0_2px_var(--accent)]',
          )}
        >
          <StarterStill id={starter.id} className="aspect-square w-full" />
          <span className="max-w-full truncate text-small text-muted">{starter.name}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
