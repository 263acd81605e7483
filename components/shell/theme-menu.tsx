'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { MenuChoices } from '../ui/menu-items';
import { chooseTheme, themeOf } from './theme';

const OPTIONS = [
  { value: 'system', label: 'Same as device', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const;

/** The themes as items of a menu. */
export function ThemeChoices() {
  const [theme, setTheme] = useState(() => themeOf(document.documentElement.dataset.theme));
  return (
    <MenuChoices
      label="Theme"
      value={theme}
      options={OPTIONS}
      onChange={(value) => {
        setTheme(themeOf(value));
        chooseTheme(themeOf(value));
      }}
    />
  );
}
