import { describe, expect, test } from 'vitest';
import { hostOfOrigin, isLoopbackName, isOwnHost, readHost } from '@/lib/server/addresses/hosts';

const own = (header: string, appUrl = 'https://mascots.example', allowed = '') =>
  isOwnHost(header, {
    app: hostOfOrigin(appUrl),
    more: allowed.split(',').flatMap((item) => readHost(item.trim()) ?? []),
  });

describe('a host', () => {
  test.each([
    ['localhost', 'localhost', null],
    ['LocalHost:3000', 'localhost', 3000],
    ['localhost.:80', 'localhost', 80],
    ['a.example:', 'a.example', null],
    ['127.0.0.1:65535', '127.0.0.1', 65_535],
    ['[::1]', '[0:0:0:0:0:0:0:1]', null],
    ['[0:0::1]:3000', '[0:0:0:0:0:0:0:1]', 3000],
  ])('%s is read', (text, name, port) => expect(readHost(text)).toEqual({ name, port }));

  test.each([
    '',
    ':',
    ':80',
    '.',
    '[',
    '[]',
    '[::1',
    '[::1]3000',
    '[::1%eth0]',
    '[127.0.0.1]',
    '::1',
    '::1:3000',
    'localhost:3000:3000',
    'localhost:65536',
    'localhost:-1',
    'localhost:3e3',
    'localhost: 80',
    ' localhost',
    'localhost,evil.test',
    'evil.test@localhost',
    'localhost@evil.test',
    'localhost/evil.test',
    'localhost#.evil.test',
    'localhost?',
    'localhost\\evil.test',
    'http://localhost',
    'lócalhost',
    'localhost\t',
    'localhost%00',
    '*',
    `${'a'.repeat(300)}.example`,
  ])('%j is none', (text) => expect(readHost(text)).toBeNull());
});

describe('a name of this machine', () => {
  test.each([
    'localhost',
    '127.0.0.1',
    '127.1.2.3',
    '127.255.255.255',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
  ])('%s', (name) => expect(isLoopbackName(name)).toBe(true));

  test.each([
    '0.0.0.0',
    '10.0.0.1',
    '192.168.1.5',
    '126.255.255.255',
    '128.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.0.0.1.evil.test',
    'localhost.evil.test',
    'evil.localhost',
    'localhost.localdomain',
    '[::]',
    '[fe80::1]',
    '[::2]',
    '[::ffff:10.0.0.1]',
  ])('%s is none', (name) => expect(isLoopbackName(name)).toBe(false));
});

describe('a Host header', () => {
  test.each([
    'mascots.example',
    'MASCOTS.example',
    'mascots.example.',
    'mascots.example:443',
    'localhost',
    'localhost:3000',
    'localhost:9999',
    'LOCALHOST.:1',
    '127.0.0.1:8080',
    '[::1]:3000',
  ])('%s is ours', (header) => expect(own(header)).toBe(true));

  test.each([
    '',
    'evil.test',
    'evil.test:3000',
    'mascots.example:3000',
    'mascots.example:80',
    'www.mascots.example',
    'mascots.example.evil.test',
    '192.168.1.5',
    '0.0.0.0:3000',
    '169.254.169.254',
  ])('%j is not', (header) => expect(own(header)).toBe(false));

  test('of a public origin with a port has that port', () => {
    expect(own('mascots.example:8080', 'http://mascots.example:8080')).toBe(true);
    for (const header of ['mascots.example', 'mascots.example:80', 'mascots.example:8081'])
      expect(own(header, 'http://mascots.example:8080')).toBe(false);
    expect(own('mascots.example', 'http://mascots.example')).toBe(true);
  });

  test('may be one that is allowed besides: at every port where none is said', () => {
    const allowed = 'inner.example, 192.168.1.5:3000, [fd00::5]';
    for (const header of ['inner.example', 'INNER.example:1', '192.168.1.5:3000', '[fd00:0::5]:80'])
      expect(own(header, undefined, allowed)).toBe(true);
    for (const header of ['192.168.1.5', '192.168.1.5:80', 'a.inner.example', '[fd00::6]'])
      expect(own(header, undefined, allowed)).toBe(false);
  });
});
