'use client';

import { clsx } from 'clsx';
import { Button } from '../ui/button';
import { Select, type SelectOption } from '../ui/select';
import { JOB_WORDS } from '../usage/job-words';
import type { Filters } from './use-activity';
import { STATUS_WORDS } from './words';

/** The select option for no filter, because options cannot have an empty value. */
const NO_FILTER = 'all';

const statuses: readonly SelectOption[] = [
  { value: NO_FILTER, label: 'Any status' },
  ...Object.entries(STATUS_WORDS).map(([value, label]) => ({ value, label })),
];
const types: readonly SelectOption[] = [
  { value: NO_FILTER, label: 'Any kind of work' },
  ...Object.entries(JOB_WORDS).map(([value, label]) => ({ value, label })),
];

interface ActivityFiltersProps {
  filters: Filters;
  /** The mascots in the filter. */
  mascots: readonly { id: string; name: string }[];
  onChange: (filters: Record<string, string>) => void;
}

/** The filters of the job list. */
export function ActivityFilters({ filters, mascots, onChange }: ActivityFiltersProps) {
  const choose = (name: keyof Filters) => (value: string) => {
    const { [name]: _, ...others } = filters;
    onChange(value === NO_FILTER ? others : { ...others, [name]: value });
  };
  const { mascot_id: mascotId } = filters;
  const unknown = mascotId !== undefined && !mascots.some(({ id }) => id === mascotId);
  const options = [
    { value: NO_FILTER, label: 'Any mascot' },
    ...mascots.map(({ id, name }) => ({ value: id, label: name })),
    ...(unknown ? [{ value: mascotId, label: 'One mascot' }] : []),
  ];
  return (
    <div
      role="group"
      aria-label="Filters"
      className={clsx(
        'flex flex-wrap items-center gap-2 [&>div]:w-44 max-sm:[&>div]:w-[calc(50%-0.25rem)]',
        'max-sm:[&>div:last-child]:w-full',
      )}
    >
      <div>
        <Select label="Status" value={filters.status ?? NO_FILTER} options={statuses} onChange={choose('status')} />
      </div>
      <div>
        <Select label="Kind of work" value={filters.type ?? NO_FILTER} options={types} onChange={choose('type')} />
      </div>
      <div>
        <Select label="Mascot" value={mascotId ?? NO_FILTER} options={options} onChange={choose('mascot_id')} />
      </div>
      {Object.keys(filters).length > 0 ? (
        <Button look="quiet" onClick={() => onChange({})}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}
