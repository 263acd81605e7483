import { expect, test } from 'vitest';
import { ownPath } from '@/lib/server/auth/own-path';

test.each([
  ['/mascots', '/mascots'], ['/mascots/msc_x?tab=motions#top', '/mascots/msc_x?tab=motions#top'], ['/invite/abc-_', '/invite/abc-_'], ['/account', '/account'], ['/', '/'],
  ['/mascots?next=https://evil.example', '/mascots?next=https://evil.example'], ['/mascots/../account', '/account'],
])('%s is a path of ours', (given, path) => expect(ownPath(given)).toBe(path));

test.each([
  '//evil.example', '/\\evil.example', '\\\\evil.example', '/\\/evil.example', '///evil.example', '/./\\evil.example', '/.//evil.example', '/x/..//evil.example', '/%2e//evil.example',
  'https://evil.example', 'http:evil.example', 'javascript:alert(1)', 'data:text/html,x', 'mascots', '', ' /mascots', '/ /evil.example', '/\t/evil.example', '/\n/evil.example', '/\u0000/x', '/mascots\r\nSet-Cookie: a=b',
  '/sign-in', '/sign-in/confirm?token=x', '/api/v1/mascots', '/api/auth/sign-out', '/_next/x', `/${'x'.repeat(1000)}`, null, undefined, 1, ['/mascots'],
])('%j is not', (given) => expect(ownPath(given)).toBeNull());
