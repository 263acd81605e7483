'use client';

import { SunMoon } from 'lucide-react';
import { flipTheme } from '../shell/theme';
import { Button } from '../ui/button';

/** Switches between light and dark. */
export function ThemeButton() {
  return (
    <Button square look="quiet" aria-label="Light or dark" onClick={flipTheme}>
      <SunMoon aria-hidden className="size-4" />
    </Button>
  );
}
