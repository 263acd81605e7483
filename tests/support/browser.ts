import { GET as callback } from '@/app/api/auth/[...nextauth]/route';
import { POST as connect } from '@/app/api/auth/connect/[provider]/route';
import { POST as signIn } from '@/app/api/auth/sign-in/[provider]/route';
import type { ProviderId } from '@/lib/contract/provider';
import { ORIGIN } from './http';

const FORMS = { 'sign-in': signIn, connect };
const at = (provider: string) => ({ params: Promise.resolve({ provider }) });

/** A browser with a cookie jar that follows the redirects to an identity provider and back. */
export class Browser {
  readonly jar = new Map<string, string>();

  constructor(readonly origin: string = ORIGIN) {}

  /** Stores the cookies of an answer as a browser does. */
  keep(response: Response): Response {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = '', expires] = /^([^=]+)=([^;]*)(?:.*?Expires=([^;]+))?/.exec(cookie) ?? [];
      if (value === '' || (expires && new Date(expires) <= new Date())) this.jar.delete(name);
      else this.jar.set(name, value);
    }
    return response;
  }

  /** The session token that it holds, empty without one. */
  get session(): string {
    return [...this.jar].find(([name]) => name.endsWith('authjs.session-token'))?.[1] ?? '';
  }

  private headers(more: Record<string, string>): Record<string, string> {
    return {
      host: new URL(this.origin).host,
      'user-agent': 'Browser 1',
      cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join('; '),
      ...more,
    };
  }

  /** Posts the form of a provider's button. */
  async press(
    form: keyof typeof FORMS,
    provider: string,
    next?: string,
    headers: Record<string, string> = { origin: this.origin },
  ): Promise<Response> {
    const body = new URLSearchParams(next === undefined ? {} : { next });
    return this.keep(
      await FORMS[form](
        new Request(`${this.origin}/api/auth/${form}/${provider}`, {
          method: 'POST',
          body,
          headers: this.headers(headers),
        }),
        at(provider),
      ),
    );
  }

  /** Follows the redirect to the provider, and gives the callback URL that the provider redirects to. */
  async visit(provider: Response): Promise<URL> {
    const answer = await fetch(provider.headers.get('location') ?? '', { redirect: 'manual' });
    return new URL(answer.headers.get('location') ?? '');
  }

  /** Requests the callback URL of a provider. */
  async arrive(back: URL): Promise<Response> {
    const nextauth = back.pathname.split('/').slice(3);
    return this.keep(
      await callback(new Request(back, { headers: this.headers({ 'sec-fetch-site': 'cross-site' }) }), {
        params: Promise.resolve({ nextauth }),
      }),
    );
  }

  /** Runs the whole flow: button, provider and callback. Gives the final location. */
  async go(form: keyof typeof FORMS, provider: ProviderId, next?: string): Promise<string | null> {
    const answer = await this.arrive(await this.visit(await this.press(form, provider, next)));
    return answer.headers.get('location');
  }
}
