'use client';

import { ListFilter } from 'lucide-react';
import { useCallback, useState } from 'react';
import { tagKey } from '@/lib/contract/mascot-words';
import type { Tag } from '@/lib/contract/tag';
import { at, client } from '../hooks/client';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { MenuCheck, MenuLine, MenuNote } from '../ui/menu-items';
import { RemovableChip } from '../ui/removable-chip';
import { complain } from './complain';
import { FILTERS, filtersOf, withoutFilters, withTag, type LibraryView } from './view';

interface FilterProps {
  view: LibraryView;
  onChange: (view: LibraryView) => void;
}

/** The workspace's tags; null until they are loaded. `read` loads them again, and is called whenever a menu opens. */
export function useTags(): { tags: readonly Tag[] | null; read: () => void } {
  const [tags, setTags] = useState<readonly Tag[] | null>(null);
  const read = useCallback(() => void client.call(at('GET /tags'), {}).then(({ data }) => setTags(data), complain), []);
  return { tags, read };
}

/** The menu of the library's filters. */
export function FilterMenu({ view, onChange }: FilterProps) {
  const { tags, read } = useTags();
  const has = (tag: string) => view.tags.some((other) => tagKey(other) === tagKey(tag));
  return (
    <Menu
      onOpenChange={(open) => open && read()}
      trigger={
        <Button look="quiet" aria-label="Filter">
          <ListFilter aria-hidden className="size-4" />
          <span className="max-sm:hidden">Filter</span>
        </Button>
      }
    >
      {FILTERS.map(({ name, label, options }) => (
        <div key={name} role="group" aria-label={label}>
          <MenuNote>{label}</MenuNote>
          {options.map(({ value, label: text }) => (
            <MenuCheck
              key={value}
              checked={view[name] === value}
              onChange={(checked) => onChange({ ...view, [name]: checked ? value : null })}
            >
              {text}
            </MenuCheck>
          ))}
          <MenuLine />
        </div>
      ))}
      <div role="group" aria-label="Tags">
        <MenuNote>Tags</MenuNote>
        {tags?.map(({ name, mascots }) => (
          <MenuCheck key={name} checked={has(name)} onChange={(checked) => onChange(withTag(view, name, checked))}>
            {name} <span className="text-faint tabular-nums">{mascots}</span>
          </MenuCheck>
        ))}
        {tags?.length === 0 ? <MenuNote>Select mascots to tag them</MenuNote> : null}
        {tags === null ? <MenuNote>Reading the tags</MenuNote> : null}
      </div>
    </Menu>
  );
}

/** The active filters, each with a button that removes it. */
export function FilterChips({ view, onChange }: FilterProps) {
  const filters = filtersOf(view);
  if (filters.length === 0) return null;
  return (
    <div role="group" aria-label="Filters" className="mb-4 flex flex-wrap items-center gap-1.5">
      {filters.map(({ key, label, without }) => (
        <RemovableChip key={key} label={label} onRemove={() => onChange(without)} />
      ))}
      <Button look="quiet" size="small" onClick={() => onChange(withoutFilters(view))}>
        Clear filters
      </Button>
    </div>
  );
}
