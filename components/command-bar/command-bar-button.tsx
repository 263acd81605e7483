'use client';

import { Search } from 'lucide-react';
import { Button } from '../ui/button';
import { Kbd } from '../ui/kbd';
import { Tooltip } from '../ui/tooltip';
import { OPEN_BAR, showBar } from './bar-state';

/** The button that opens the command bar; shows its shortcut if there is room. */
export function CommandBarButton() {
  return (
    <Tooltip label={OPEN_BAR.title}>
      <Button look="quiet" aria-keyshortcuts="Meta+K Control+K" onClick={() => showBar(true)} className="px-2">
        <Search aria-hidden className="size-4" />
        <span className="sr-only">{OPEN_BAR.title}</span>
        <span className="max-lg:hidden">
          <Kbd keys="mod+k" />
        </span>
      </Button>
    </Tooltip>
  );
}
