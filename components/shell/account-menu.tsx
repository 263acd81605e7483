'use client';

import { clsx } from 'clsx';
import { Activity, BookOpen, Keyboard, LogOut, Settings2, UserRound } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { MenuItem, MenuLine, MenuNote } from '../ui/menu-items';
import { useHelp } from './help-state';
import { useSession } from './session';
import { signOut } from './sign-out';
import { ThemeChoices } from './theme-menu';

/** The user's menu: settings, theme, shortcuts, sign out. */
export function AccountMenu() {
  const { email } = useSession();
  const router = useRouter();
  const openHelp = useHelp((state) => state.open);
  const trigger = (
    <Button look="quiet" square aria-label="Account">
      <span
        aria-hidden
        className={clsx(
          'flex size-6 items-center justify-center rounded-full bg-hover text-small font-semibold text-ink',
          'uppercase',
        )}
      >
        {email.slice(0, 1)}
      </span>
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuNote>{email}</MenuNote>
      <MenuLine />
      <MenuItem icon={Activity} keys="a" onSelect={() => router.push('/jobs')}>
        Activity
      </MenuItem>
      <MenuItem icon={UserRound} onSelect={() => router.push('/account')}>
        Account
      </MenuItem>
      <MenuItem icon={Settings2} onSelect={() => router.push('/workspace/settings')}>
        Workspace settings
      </MenuItem>
      <MenuLine />
      <ThemeChoices />
      <MenuLine />
      <MenuItem icon={BookOpen} onSelect={() => router.push('/docs')}>
        Documentation
      </MenuItem>
      <MenuItem icon={Keyboard} keys="?" onSelect={openHelp}>
        Keyboard shortcuts
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  );
}
