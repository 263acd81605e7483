import { Activity, BookOpen, LayoutGrid, Plus, type LucideIcon, Trash2 } from 'lucide-react';
import { atLeast, type Role } from '@/lib/contract/access';
import { SETTINGS_PLACES } from '../settings/places';

/** The path of the creation page. */
export const CREATE_PATH = '/mascots/new';

/** A destination in the command bar. */
export interface BarPlace {
  href: string;
  title: string;
  icon: LucideIcon;
  note?: string;
  also: string;
}

/** The pages that a role may see. */
export function placesFor(role: Role): BarPlace[] {
  const settings = SETTINGS_PLACES.flatMap(({ group, places }) =>
    places
      .filter(({ least }) => atLeast(role, least))
      .map(({ href, title, icon }) => ({ href, title, icon, note: group, also: 'settings' })),
  );
  return [
    { href: '/mascots', title: 'Mascots', icon: LayoutGrid, also: 'library home' },
    { href: CREATE_PATH, title: 'New mascot', icon: Plus, also: 'create' },
    { href: '/jobs', title: 'Activity', icon: Activity, also: 'jobs' },
    { href: '/mascots/trash', title: 'Trash', icon: Trash2, also: 'deleted restore bin' },
    ...settings,
    { href: '/docs', title: 'Documentation', icon: BookOpen, also: 'docs guides reference api' },
  ];
}
