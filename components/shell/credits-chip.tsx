'use client';

import { ChartNoAxesColumn, Coins } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { PLAN_LIMITS } from '@/lib/contract/plans';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { MenuItem, MenuLine, MenuNote } from '../ui/menu-items';
import { useCredits } from './session';

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The credit balance; a click shows reserved credits and the plan. */
export function CreditsChip() {
  const { balance, held, plan, monthly, renews_at } = useCredits();
  const router = useRouter();
  const amount = balance.toLocaleString('en');
  const trigger = (
    <Button look="quiet" size="small" className="tabular-nums pointer-coarse:h-10">
      <Coins aria-hidden className="size-3.5" />
      <span>
        {amount}
        <span className="max-sm:sr-only"> credits</span>
      </span>
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuNote>
        {PLAN_LIMITS[plan].title} plan: {monthly.toLocaleString('en')} credits a month
      </MenuNote>
      <MenuNote>Renews on {day.format(new Date(renews_at))}</MenuNote>
      {held > 0 ? <MenuNote>{held} held by work in progress</MenuNote> : null}
      <MenuNote>Motions, colours and exports are free</MenuNote>
      <MenuLine />
      <MenuItem icon={ChartNoAxesColumn} onSelect={() => router.push('/workspace/usage')}>
        Usage
      </MenuItem>
    </Menu>
  );
}
