'use client';

import { Ellipsis } from 'lucide-react';
import type { Member } from '@/lib/contract/member';
import { Button } from '../ui/button';
import { Menu } from '../ui/menu';
import { MenuItem, MenuLine } from '../ui/menu-items';
import { memberName } from './member-name';

interface MemberMenuProps {
  member: Member;
  mayTransfer: boolean;
  onRole: (role: 'member' | 'admin') => void;
  onTransfer: () => void;
  onRemove: () => void;
}

/** The actions on a member. */
export function MemberMenu({ member, mayTransfer, onRole, onTransfer, onRemove }: MemberMenuProps) {
  return (
    <Menu
      trigger={
        <Button square size="small" look="quiet" aria-label={`Change ${memberName(member)}`}>
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      }
    >
      {member.role === 'member' ? (
        <MenuItem onSelect={() => onRole('admin')}>Make admin</MenuItem>
      ) : (
        <MenuItem onSelect={() => onRole('member')}>Make member</MenuItem>
      )}
      {mayTransfer ? <MenuItem onSelect={onTransfer}>Make owner</MenuItem> : null}
      <MenuLine />
      <MenuItem danger onSelect={onRemove}>
        Remove
      </MenuItem>
    </Menu>
  );
}
