import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server, type MutableRedirectUri, type MutableResponse, type MutableToken } from 'oauth2-mock-server';

/** The claims in Google's ID token. */
export type GoogleClaims = { sub: string; email?: string; email_verified?: unknown; name?: string };

/** A local OpenID provider that replaces Google. */
export interface FakeGoogle {
  url: string;
  /** The claims of the account that signs in next. */
  claims: GoogleClaims;
  /** Whether the provider answers with an error instead of a code. */
  denies: boolean;
  /** Whether the token endpoint is broken. */
  fails: boolean;
  stop(): Promise<void>;
}

/** Starts the OpenID provider; it checks PKCE, and its tokens are signed. */
export async function startGoogle(): Promise<FakeGoogle> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const google: FakeGoogle = {
    url: server.issuer.url ?? '',
    claims: { sub: '1' },
    denies: false,
    fails: false,
    stop: () => server.stop(),
  };
  server.service.on('beforeTokenSigning', ({ payload }: MutableToken) => {
    Object.assign(payload, google.claims);
  });
  server.service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
    if (!google.denies) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  server.service.on('beforeResponse', (response: MutableResponse) => {
    if (google.fails) Object.assign(response, { statusCode: 500, body: { error: 'server_error' } });
  });
  return google;
}

/** The account that GitHub's API describes. */
export interface GitHubUser {
  id: number;
  login: string;
  name: string | null;
  /** The address of the public profile. */
  email: string | null;
  emails: { email: string; primary: boolean; verified: boolean }[];
}

/** A local server with the endpoints of GitHub's sign-in and API. */
export interface FakeGitHub {
  url: string;
  user: GitHubUser;
  /** The client secrets that the token endpoint has received. */
  secrets: string[];
  stop(): void;
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return new URLSearchParams(text);
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/**
 * Starts the server. Codes work once and are bound to their PKCE challenge; the API requires the token of a code.
 */
export async function startGitHub(): Promise<FakeGitHub> {
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();
  const github: FakeGitHub = {
    url: '',
    user: { id: 1, login: 'ada', name: null, email: null, emails: [] },
    secrets: [],
    stop: () => {
      server.close();
    },
  };

  function authorize({ searchParams }: URL, response: ServerResponse): void {
    const code = randomBytes(8).toString('hex');
    challenges.set(code, searchParams.get('code_challenge') ?? '');
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({
      code,
      state: searchParams.get('state') ?? '',
      iss: `${github.url}/login/oauth`,
    }).toString();
    response.writeHead(302, { Location: back.href }).end();
  }
  async function exchange(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const code = body.get('code') ?? '';
    const proof = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    github.secrets.push(Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString());
    // GitHub answers its errors with 200.
    if (challenges.get(code) !== proof) return json(response, 200, { error: 'bad_verification_code' });
    challenges.delete(code);
    const token = `gho_${randomBytes(18).toString('hex')}`;
    tokens.add(token);
    json(response, 200, { access_token: token, token_type: 'bearer', scope: 'read:user,user:email' });
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', github.url);
    const { emails, ...user } = github.user;
    if (url.pathname === '/login/oauth/authorize') return authorize(url, response);
    if (url.pathname === '/login/oauth/access_token') return void exchange(request, response);
    if (!tokens.has(request.headers.authorization?.replace('Bearer ', '') ?? ''))
      return json(response, 401, { message: 'Bad credentials' });
    json(response, 200, url.pathname === '/api/v3/user' ? user : emails);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  github.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return github;
}
