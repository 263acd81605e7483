'use client';

import { useState, type ReactNode } from 'react';
import type { Member } from '@/lib/contract/member';
import type { Workspace } from '@/lib/contract/workspace';
import { Badge, Row, Rows } from '../settings/section';
import { Confirm } from '../ui/confirm';
import { MemberMenu } from './member-menu';
import { memberName } from './member-name';
import { useMemberActions } from './use-member-actions';

const ROLE_WORDS = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const;

/** The member whose removal or promotion to owner must be confirmed. */
interface Question {
  what: 'remove' | 'transfer';
  member: Member;
}

interface MembersProps {
  members: readonly Member[];
  workspace: Workspace;
  userId: string;
  personal: boolean;
}

/** The members of the workspace, with the actions that the user's role allows. */
export function Members({ members, workspace, userId, personal }: MembersProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { change, remove, transfer } = useMemberActions();
  const owner = workspace.role === 'owner';
  const isChangeable = (member: Member) =>
    member.user_id !== userId && member.role !== 'owner' && (owner || member.role === 'member');
  const anyChangeable = members.some(isChangeable);
  return (
    <>
      <Rows label="Members">
        {members.map((member) => (
          <MemberRow key={member.user_id} member={member} you={member.user_id === userId}>
            {isChangeable(member) ? (
              <MemberMenu
                member={member}
                mayTransfer={owner && !personal}
                onRole={(role) => void change(member, role)}
                onTransfer={() => setQuestion({ what: 'transfer', member })}
                onRemove={() => setQuestion({ what: 'remove', member })}
              />
            ) : anyChangeable ? (
              <span className="size-7 pointer-coarse:size-8" />
            ) : null}
          </MemberRow>
        ))}
      </Rows>
      <Questions
        question={question}
        onClose={() => setQuestion(null)}
        onRemove={(member) => void remove(member)}
        onTransfer={(member) => void transfer(member)}
      />
    </>
  );
}

function MemberRow({ member, you, children }: { member: Member; you: boolean; children: ReactNode }) {
  return (
    <Row
      title={
        <>
          <span>{memberName(member)}</span>
          {you ? <Badge>You</Badge> : null}
        </>
      }
      note={member.name ? member.email : null}
    >
      <span className="text-small text-muted">{ROLE_WORDS[member.role]}</span>
      {children}
    </Row>
  );
}

interface QuestionsProps {
  question: Question | null;
  onClose: () => void;
  onRemove: (member: Member) => void;
  onTransfer: (member: Member) => void;
}

/** Confirms that a member is removed or becomes the owner. */
function Questions({ question, onClose, onRemove, onTransfer }: QuestionsProps) {
  const name = question ? memberName(question.member) : '';
  return (
    <>
      <Confirm
        open={question?.what === 'remove'}
        onOpenChange={(open) => !open && onClose()}
        title={`Remove ${name}?`}
        body="They lose the workspace at once. What they made stays."
        action="Remove"
        cancel="Keep them"
        onConfirm={() => question && onRemove(question.member)}
      />
      <Confirm
        open={question?.what === 'transfer'}
        onOpenChange={(open) => !open && onClose()}
        title={`Make ${name} the owner?`}
        body="They alone change the plan and delete the workspace from then on. You become an admin."
        action="Transfer workspace"
        cancel="Stay owner"
        onConfirm={() => question && onTransfer(question.member)}
      />
    </>
  );
}
