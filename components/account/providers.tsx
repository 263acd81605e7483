'use client';

import type { Provider } from '@/lib/contract/provider';
import { at, client } from '../hooks/client';
import { useAction } from '../hooks/use-action';
import { Row, Rows, Section } from '../settings/section';
import { Button } from '../ui/button';

/** The identity providers for sign-in. A link by e-mail always works too. */
export function Providers({
  providers,
  email,
  error,
}: {
  providers: readonly Provider[];
  email: string;
  error: string | null;
}) {
  const { run } = useAction();
  const disconnect = ({ id, title }: Provider) =>
    run(() => client.call(at('DELETE /account/providers/{provider}'), { params: { provider: id } }), {
      done: `${title} is disconnected.`,
      failed: `${title} could not be disconnected.`,
    });
  return (
    <Section
      title="Ways to sign in"
      note={
        error ? (
          <span role="alert" className="text-danger">
            {error}
          </span>
        ) : null
      }
    >
      <Rows label="Ways to sign in">
        <Row title="Link by e-mail" note={email}>
          <span className="shrink-0 text-small text-muted">Always on</span>
        </Row>
        {providers.map((provider) => (
          <Row key={provider.id} title={provider.title} note={provider.connected ? 'Connected' : 'Not connected'}>
            {provider.connected ? (
              <Button
                size="small"
                aria-label={`Disconnect ${provider.title}`}
                onClick={() => void disconnect(provider)}
              >
                Disconnect
              </Button>
            ) : (
              <form method="post" action={`/api/auth/connect/${provider.id}`}>
                <input type="hidden" name="next" value="/account" />
                <Button size="small" type="submit" aria-label={`Connect ${provider.title}`}>
                  Connect
                </Button>
              </form>
            )}
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
