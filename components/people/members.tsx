'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '@/lib/contract/member';
import type { Workspace } from '@/lib/contract/workspace';
import { at, client } from '../hooks/client';
import { useAction } from '../hooks/use-action';
import { Badge, Row, Rows } from '../settings/section';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';
import { Menu, MenuItem, MenuLine } from '../ui/menu';

const ROLE_WORDS = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const;
const nameOf = ({ name, email }: Member) => name ?? email;

interface MembersProps {
  members: readonly Member[];
  workspace: Workspace;
  userId: string;
  personal: boolean;
}

/** Everybody in the workspace, with what one's own role may change of them. */
export function Members({ members, workspace, userId, personal }: MembersProps) {
  const [asked, setAsked] = useState<{ what: 'remove' | 'transfer'; member: Member } | null>(null);
  const { run } = useAction();
  const owner = workspace.role === 'owner';
  const isChangeable = (member: Member) =>
    member.user_id !== userId && member.role !== 'owner' && (owner || member.role === 'member');
  const anyChangeable = members.some(isChangeable);
  const change = (member: Member, role: 'member' | 'admin') =>
    run(
      () =>
        client.call(at('PATCH /workspace/members/{user_id}'), { params: { user_id: member.user_id }, body: { role } }),
      {
        done: `${nameOf(member)} is ${role === 'admin' ? 'an admin' : 'a member'} now.`,
        failed: 'The role could not be changed.',
      },
    );
  const remove = (member: Member) =>
    run(() => client.call(at('DELETE /workspace/members/{user_id}'), { params: { user_id: member.user_id } }), {
      done: `${nameOf(member)} is removed.`,
      failed: `${nameOf(member)} could not be removed.`,
    });
  const transfer = (member: Member) =>
    run(() => client.call(at('POST /workspace/transfer'), { body: { user_id: member.user_id } }), {
      done: `${nameOf(member)} is the owner now.`,
      failed: 'The workspace could not be transferred.',
    });
  return (
    <>
      <Rows label="Members">
        {members.map((member) => (
          <Row
            key={member.user_id}
            title={
              <>
                <span>{nameOf(member)}</span>
                {member.user_id === userId ? <Badge>You</Badge> : null}
              </>
            }
            note={member.name ? member.email : null}
          >
            <span className="text-small text-muted">{ROLE_WORDS[member.role]}</span>
            {isChangeable(member) ? (
              <Menu
                trigger={
                  <Button square size="small" look="quiet" aria-label={`Change ${nameOf(member)}`}>
                    <Ellipsis aria-hidden className="size-4" />
                  </Button>
                }
              >
                {member.role === 'member' ? (
                  <MenuItem onSelect={() => void change(member, 'admin')}>Make admin</MenuItem>
                ) : (
                  <MenuItem onSelect={() => void change(member, 'member')}>Make member</MenuItem>
                )}
                {owner && !personal ? (
                  <MenuItem onSelect={() => setAsked({ what: 'transfer', member })}>Make owner</MenuItem>
                ) : null}
                <MenuLine />
                <MenuItem danger onSelect={() => setAsked({ what: 'remove', member })}>
                  Remove
                </MenuItem>
              </Menu>
            ) : anyChangeable ? (
              <span className="size-7 pointer-coarse:size-8" />
            ) : null}
          </Row>
        ))}
      </Rows>
      <Confirm
        open={asked?.what === 'remove'}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Remove ${asked ? nameOf(asked.member) : ''}?`}
        body="They lose the workspace at once. What they made stays."
        action="Remove"
        cancel="Keep them"
        onConfirm={() => asked && void remove(asked.member)}
      />
      <Confirm
        open={asked?.what === 'transfer'}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Make ${asked ? nameOf(asked.member) : ''} the owner?`}
        body="They alone change the plan and delete the workspace from then on. You become an admin."
        action="Transfer workspace"
        cancel="Stay owner"
        onConfirm={() => asked && void transfer(asked.member)}
      />
    </>
  );
}
