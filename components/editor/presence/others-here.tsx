'use client';

import { clsx } from 'clsx';
import type { PersonHere } from '@/lib/contract/presence';
import { Tooltip } from '../../ui/tooltip';
import { usePresence } from './use-presence';

/** The most people that are shown with initials; the rest are counted. */
const SHOWN_PEOPLE = 3;

const titleOf = ({ name, yourself }: PersonHere): string => (yourself ? 'You, on another page' : name);

/** The other people who have this mascot open, as initials with names in tooltips. */
export function OthersHere() {
  const people = usePresence();
  const rest = people.slice(SHOWN_PEOPLE);
  return (
    <ul
      aria-label="Also here"

      className={clsx('flex items-center pl-1.5', people.length > 0 && 'mr-1')}
    >
      {people.slice(0, SHOWN_PEOPLE).map((person) => (
        <li key={person.user_id} className="-ml-1.5">
          <Initial title={titleOf(person)} text={person.name.slice(0, 1).toUpperCase()} />
        </li>
      ))}
      {rest.length > 0 ? (
        <li className="-ml-1.5">
          <Initial title={rest.map(titleOf).join(', ')} text={`+${rest.length}`} />
        </li>
      ) : null}
    </ul>
  );
}

function Initial({ title, text }: { title: string; text: string }) {
  return (
    <Tooltip label={title}>
      <span
        role="img"
        aria-label={title}
        className={clsx(
          'flex size-6 items-center justify-center rounded-full bg-hover text-small font-medium',
          'shadow-[0_0_0_2px_var(--canvas),inset_0_0_0_1px_var(--line-strong)]',
        )}
      >
        {text}
      </span>
    </Tooltip>
  );
}
