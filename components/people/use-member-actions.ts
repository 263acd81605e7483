'use client';

import type { Member } from '@/lib/contract/member';
import { at, client } from '../hooks/client';
import { useAction } from '../hooks/use-action';
import { memberName } from './member-name';

/** Actions on members; each shows its result in a toast. */
export function useMemberActions() {
  const { run } = useAction();
  return {
    change: (member: Member, role: 'member' | 'admin') =>
      run(
        () =>
          client.call(at('PATCH /workspace/members/{user_id}'), {
            params: { user_id: member.user_id },
            body: { role },
          }),
        {
          done: `${memberName(member)} is ${role === 'admin' ? 'an admin' : 'a member'} now.`,
          failed: 'The role could not be changed.',
        },
      ),
    remove: (member: Member) =>
      run(() => client.call(at('DELETE /workspace/members/{user_id}'), { params: { user_id: member.user_id } }), {
        done: `${memberName(member)} is removed.`,
        failed: `${memberName(member)} could not be removed.`,
      }),
    transfer: (member: Member) =>
      run(() => client.call(at('POST /workspace/transfer'), { body: { user_id: member.user_id } }), {
        done: `${memberName(member)} is the owner now.`,
        failed: 'The workspace could not be transferred.',
      }),
  };
}
