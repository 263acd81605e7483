import {
  ChartNoAxesColumn,
  History,
  KeyRound,
  Settings2,
  UserRound,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import type { Role } from '@/lib/contract/access';

/** A page of settings; roles below `least` have no access. */
interface SettingsPlace {
  href: string;
  title: string;
  icon: LucideIcon;
  least: Role;
}

/** The pages of settings, by group. */
export const SETTINGS_PLACES: readonly { group: string; places: readonly SettingsPlace[] }[] = [
  {
    group: 'Workspace',
    places: [
      { href: '/workspace/settings', title: 'General', icon: Settings2, least: 'member' },
      { href: '/workspace/people', title: 'People', icon: Users, least: 'admin' },
      { href: '/workspace/keys', title: 'API keys', icon: KeyRound, least: 'admin' },
      { href: '/workspace/webhooks', title: 'Webhooks', icon: Webhook, least: 'admin' },
      { href: '/workspace/usage', title: 'Usage', icon: ChartNoAxesColumn, least: 'member' },
      { href: '/workspace/audit', title: 'Audit log', icon: History, least: 'admin' },
    ],
  },
  { group: 'You', places: [{ href: '/account', title: 'Account', icon: UserRound, least: 'member' }] },
];
