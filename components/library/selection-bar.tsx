'use client';

import { clsx } from 'clsx';
import { Copy, Globe, Lock, Tag, Trash2, X, type LucideIcon } from 'lucide-react';
import type { Mascot } from '@/lib/contract/mascot';
import { Announced } from '../ui/announced';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Menu } from '../ui/menu';
import { MenuItem } from '../ui/menu-items';
import type { CardActions } from './mascot-card';

interface SelectionBarProps {
  selected: readonly Mascot[];
  actions: CardActions;
  onClear: () => void;
}

/** The actions on the selected mascots, at the bottom of the page. */
export function SelectionBar({ selected, actions, onClear }: SelectionBarProps) {
  const count = selected.length;
  return (
    <>
      <Announced text={count > 0 ? `${count} selected` : ''} />
      {count > 0 ? (
        <section
          aria-label="Selection"
          className={clsx(
            'pointer-events-none sticky bottom-0 z-20 flex justify-center px-2',
            'pb-[max(0.75rem,env(safe-area-inset-bottom))]',
          )}
        >
          <div
            role="toolbar"
            aria-label="Selected mascots"
            className={clsx(
              'pointer-events-auto flex max-w-full animate-rise items-center gap-0.5 rounded-ui bg-raised p-1.5',
              'shadow-ui',
            )}
          >
            <p className="px-2 font-medium whitespace-nowrap tabular-nums">
              {count}
              <span className="max-sm:sr-only"> selected</span>
            </p>
            <BarButton icon={Tag} label="Tag" onClick={() => actions.onTag(selected)} />
            <BarButton icon={Copy} label="Duplicate" onClick={() => actions.onDuplicate(selected)} />
            <Menu
              align="start"
              trigger={
                <Button look="quiet" aria-label="Visibility">
                  <Globe aria-hidden className="size-4" />
                  <span className="max-md:hidden">Visibility</span>
                </Button>
              }
            >
              <MenuItem icon={Globe} onSelect={() => actions.onPublish(selected, true)}>
                Make public
              </MenuItem>
              <MenuItem icon={Lock} onSelect={() => actions.onPublish(selected, false)}>
                Make private
              </MenuItem>
            </Menu>
            <BarButton icon={Trash2} label="Move to trash" onClick={() => actions.onDelete(selected)} />
            <span aria-hidden className="mx-1 h-5 w-px bg-line" />
            <IconButton icon={X} label="Clear selection" keys="escape" onClick={onClear} />
          </div>
        </section>
      ) : null}
    </>
  );
}

function BarButton({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <Button look="quiet" aria-label={label} onClick={onClick}>
      <Icon aria-hidden className="size-4" />
      <span className="max-md:hidden">{label}</span>
    </Button>
  );
}
