'use client';

import { clsx } from 'clsx';
import {
  Ban,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  Circle,
  Clapperboard,
  Coins,
  Play,
  Shapes,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Puppet } from '../../stage/puppet';
import { CopyButton } from '../../ui/copy-button';
import { ScrolledText } from '../../ui/scrolled-text';
import { offsetText, textOf, type Entry } from './entries';

const STATES: Record<Extract<Entry, { kind: 'state' }>['status'], LucideIcon> = {
  queued: Circle,
  started: Play,
  succeeded: CircleCheck,
  failed: CircleAlert,
  canceled: Ban,
};
const KINDS: Record<Exclude<Entry['kind'], 'state'>, LucideIcon> = {
  progress: ChevronRight,
  tool: Wrench,
  draft: Shapes,
  clip: Clapperboard,
  cost: Coins,
};

const exactly = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });

/** A line of the log: time, text, and the picture of a draft. A click shows its raw events. */
export function LogEntry({ entry, since }: { entry: Entry; since: string }) {
  const Icon = entry.kind === 'state' ? STATES[entry.status] : KINDS[entry.kind];
  const failed =
    (entry.kind === 'state' && entry.status === 'failed') || (entry.kind === 'tool' && entry.result?.isError === true);
  return (
    <li
      className={clsx(
        'group/line grid grid-cols-[3.75rem_1rem_minmax(0,1fr)_auto] items-start gap-x-2 px-3 py-1',
        '[contain-intrinsic-size:auto_1.75rem] [content-visibility:auto] sm:px-4',
      )}
    >
      <time
        dateTime={entry.at}
        title={exactly.format(new Date(entry.at))}
        className="pt-px text-right text-small leading-5 text-muted tabular-nums"
      >
        {offsetText(entry.at, since)}
      </time>
      <Icon aria-hidden className={clsx('mt-0.5 size-4', failed ? 'text-danger' : 'text-muted')} />
      <div className="min-w-0">
        <Said entry={entry} failed={failed} />
      </div>
      <Raw entry={entry} />
    </li>
  );
}

function Said({ entry, failed }: { entry: Entry; failed: boolean }) {
  if (entry.kind === 'tool') {
    return (
      <div className="wrap-anywhere">
        <p className="font-medium">{entry.tool}</p>
        {entry.input ? <p className="line-clamp-2 text-small text-muted">{entry.input}</p> : null}
        {entry.result ? (
          <p className={clsx('line-clamp-3 text-small', failed ? 'text-danger' : 'text-muted')}>
            → {entry.result.text}
          </p>
        ) : null}
      </div>
    );
  }
  return (
    <>
      <p
        className={clsx(
          'wrap-anywhere',
          failed && 'text-danger',
          entry.kind === 'state' && 'font-medium',
          entry.kind === 'cost' && 'text-muted',
        )}
      >
        {textOf(entry)}
      </p>
      {entry.kind === 'draft' ? (
        <Puppet spec={entry.spec} className="mt-1 size-24 overflow-hidden rounded-ui bg-stage p-1.5" />
      ) : null}
    </>
  );
}

/** The raw events of a line. They are rendered on demand, because a draft has a hundred thousand characters. */
function Raw({ entry: { events, seq } }: { entry: Entry }) {
  const [open, setOpen] = useState(false);
  const text = open ? JSON.stringify(events.length === 1 ? events[0] : events, null, 2) : '';
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={clsx(
          'rounded-ui px-1 text-small leading-5 text-muted transition-opacity hover:text-ink',
          !open &&
            'pointer-fine:opacity-0 pointer-fine:group-hover/line:opacity-100 pointer-fine:focus-visible:opacity-100',
        )}
      >
        JSON<span className="sr-only"> of line {seq}</span>
      </button>
      {open ? (
        <div className="relative col-span-full my-1 min-w-0">
          <ScrolledText label={`JSON of line ${seq}`} role="group" className="max-h-72 rounded-ui bg-hover p-3">
            {text}
          </ScrolledText>
          <CopyButton text={text} what={`line ${seq}`} className="absolute top-2 right-4 bg-raised" />
        </div>
      ) : null}
    </>
  );
}
