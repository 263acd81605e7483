'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { steadily } from '../hooks/steadily';
import { useShortcuts } from '../hooks/use-shortcuts';
import { useHelp } from './help-state';
import { flipTheme } from './theme';

const HelpDialog = dynamic(() => steadily(() => import('./help-dialog').then((module) => module.HelpDialog)));

/** The dialog with this page's shortcuts, which `?` opens, and the shortcuts that exist on every page. */
export function Help() {
  const { shown, open } = useHelp();
  const [asked, setAsked] = useState(false);
  if (shown && !asked) setAsked(true);
  useShortcuts([
    { title: 'Keyboard shortcuts', group: 'Everywhere', keys: ['?'], run: open },
    { title: 'Light or dark', group: 'Everywhere', keys: ['t'], run: flipTheme },
  ]);
  return asked ? <HelpDialog /> : null;
}
