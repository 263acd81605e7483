'use client';

import { Plus } from 'lucide-react';
import type { Mascot } from '@/lib/contract/mascot';
import { LIMITS } from '@/lib/core/limits';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Dialog } from '../ui/dialog';
import { Field, Input } from '../ui/input';
import type { TagShare } from './tagging';
import { namesOf } from './use-mascots';
import { useTagShares } from './use-tag-shares';

const { characters, perMascot } = LIMITS.mascot.tags;

interface TagsDialogProps {
  /** The mascots to tag. */
  mascots: readonly Mascot[];
  onClose: () => void;
  onTag: (mascots: readonly Mascot[], tagsFor: (mascot: Mascot) => string[]) => Promise<void>;
}

/** Adds tags to mascots and removes tags from them. */
export function TagsDialog({ mascots, onClose, onTag }: TagsDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={`Tags of ${namesOf(mascots)}`}>
      <TagsForm mascots={mascots} onClose={onClose} onTag={onTag} />
    </Dialog>
  );
}

/** The share of a tag after its checkbox is pressed. */
const NEXT: Readonly<Record<TagShare, TagShare>> = { all: 'none', some: 'all', none: 'all' };
const PRESSED = { all: true, some: 'mixed', none: false } as const;

function TagsForm({ mascots, onClose, onTag }: TagsDialogProps) {
  const { typed, setTyped, options, set, add, tagsFor } = useTagShares(mascots);
  const save = () => {
    void onTag(mascots, tagsFor);
    onClose();
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim()) add();
        else save();
      }}
    >
      <Field label="Add a tag" htmlFor="new-tag" hint={`Up to ${perMascot} a mascot. Commas separate several.`}>
        <div className="flex gap-2">
          <Input
            id="new-tag"
            value={typed}
            autoComplete="off"
            maxLength={characters * 3}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button disabled={!typed.trim()} onClick={add}>
            <Plus aria-hidden className="size-4" />
            Add
          </Button>
        </div>
      </Field>
      <div role="group" aria-label="Tags" className="-mx-1 flex max-h-56 flex-wrap gap-1 overflow-y-auto p-1">
        {options.map(({ key, name, share }) => (
          <Chip
            key={key}
            aria-pressed={PRESSED[share]}
            onClick={() => set(name, NEXT[share])}
            className="max-w-full truncate shadow-[inset_0_0_0_1px_var(--line)] aria-pressed:font-medium"
          >
            {name}
            {share === 'some' ? <span className="text-small text-muted"> on some</span> : null}
          </Chip>
        ))}
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" onClick={save}>
          Save
        </Button>
      </div>
    </form>
  );
}
