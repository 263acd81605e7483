'use client';

import { useRouter } from 'next/navigation';
import { AUDIT_ACTIONS, AUDIT_ACTOR_KINDS } from '@/lib/contract/audit-actions';
import { Button } from '../ui/button';
import { Input } from '../ui/input';
import { Select } from '../ui/select';
import type { AuditFilters } from './filters';
import { ACTION_WORDS, ACTOR_WORDS } from './words';

/** The select option for no filter, because options cannot have an empty value. */
const NO_FILTER = 'all';

const actions = [
  { value: NO_FILTER, label: 'Any act' },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_WORDS[value] })),
];

/** A member or a key to filter by. */
export interface KnownActor {
  id: string;
  name: string;
}

/** The filters of the audit log, which are stored in the URL. */
export function AuditFilterBar({ filters, known }: { filters: AuditFilters; known: readonly KnownActor[] }) {
  const router = useRouter();
  const go = (next: AuditFilters) => router.push(`/workspace/audit?${new URLSearchParams(Object.entries(next))}`);
  const choose = (name: keyof AuditFilters) => (value: string) => {
    const { [name]: _, ...others } = filters;
    go(value === NO_FILTER || value === '' ? others : { ...others, [name]: value });
  };
  const kinds = AUDIT_ACTOR_KINDS.map((value) => ({ value: value as string, label: ACTOR_WORDS[value] }));
  const people = known.map(({ id, name }) => ({ value: id, label: name }));
  const { actor } = filters;
  const isKnown = actor === undefined || [...kinds, ...people].some(({ value }) => value === actor);
  const options = [
    { value: NO_FILTER, label: 'Anybody' },
    ...kinds,
    ...people,
    ...(isKnown ? [] : [{ value: actor, label: 'Somebody' }]),
  ];
  return (
    <div role="group" aria-label="Filters" className="mb-4 grid grid-cols-2 items-end gap-2 sm:flex sm:flex-wrap">
      <div className="sm:w-44">
        <Select label="Who" value={actor ?? NO_FILTER} options={options} onChange={choose('actor')} />
      </div>
      <div className="sm:w-48">
        <Select label="Act" value={filters.action ?? NO_FILTER} options={actions} onChange={choose('action')} />
      </div>
      <Day label="From" value={filters.from} onChange={choose('from')} />
      <Day label="To" value={filters.to} onChange={choose('to')} />
      {Object.keys(filters).length > 0 ? (
        <Button look="quiet" onClick={() => go({})}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}

function Day({ label, value, onChange }: { label: string; value?: string; onChange: (day: string) => void }) {
  return (
    <Input
      type="date"
      aria-label={`${label} (UTC)`}
      title={`${label} (UTC)`}
      className="sm:w-36!"
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
