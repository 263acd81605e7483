'use client';

import { useState } from 'react';
import type { Session } from '@/lib/contract/session';
import { at, client } from '../hooks/client';
import { timeAgo } from '../hooks/time-ago';
import { useAction } from '../hooks/use-action';
import { Badge, Row, Rows, Section } from '../settings/section';
import { Button } from '../ui/button';
import { Confirm } from '../ui/confirm';

/** The browsers in which the user is signed in. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const { run } = useAction();
  const [asking, setAsking] = useState(false);
  const revoke = ({ id, browser }: Session) =>
    run(() => client.call(at('DELETE /account/sessions/{id}'), { params: { id } }), {
      done: `${browser ?? 'That browser'} is signed out.`,
      failed: 'That browser could not be signed out.',
    });
  const everywhere = async () => {
    if (
      await run(() => client.call(at('POST /account/sessions/revoke-all')), { failed: 'You could not be signed out.' })
    )
      window.location.assign('/sign-in');
  };
  return (
    <Section
      title="Signed-in browsers"
      note="Each stays signed in for 30 days after its last use."
      action={
        <Button size="small" look="danger" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      }
    >
      <Rows label="Signed-in browsers">
        {sessions.map((session) => (
          <Row
            key={session.id}
            title={
              <>
                {session.browser ?? 'Unknown browser'}
                {session.current ? <Badge>This browser</Badge> : null}
              </>
            }
            note={<Times of={session} />}
          >
            {session.current ? null : (
              <Button
                size="small"
                aria-label={`Sign out ${session.browser ?? 'unknown browser'}`}
                onClick={() => void revoke(session)}
              >
                Sign out
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Sign out everywhere?"
        body="Every browser is signed out at once, this one too. You come back with a new sign-in link."
        action="Sign out everywhere"
        cancel="Stay signed in"
        onConfirm={() => void everywhere()}
      />
    </Section>
  );
}

function Times({ of: { created_at, last_used_at } }: { of: Session }) {
  return (
    <span suppressHydrationWarning>
      Signed in {timeAgo(created_at)} · last used {timeAgo(last_used_at)}
    </span>
  );
}
