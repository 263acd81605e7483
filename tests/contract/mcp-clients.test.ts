import { describe, expect, test } from 'vitest';
import { KEY_PLACEHOLDER, MCP_CLIENTS, mcpUrlWithKey } from '@/lib/contract/mcp-clients';

const access = { origin: 'https://mascots.example', key: 'lr_sk_abc' };

describe.each(MCP_CLIENTS.map((client) => [client.title, client] as const))(
  '%s',
  (_, { id, language, place, code }) => {
    test('gets code with the address and the key', () => {
      const text = code(access);
      expect(text).toContain('https://mascots.example/api/mcp');
      expect(text).toContain(id === 'vs-code' ? 'Bearer ${input:liverig-key}' : 'Bearer lr_sk_abc');
      if (language === 'json') expect(Object.keys(JSON.parse(text) as object)).toHaveLength(id === 'vs-code' ? 2 : 1);
      expect(place).toMatch(/\.$/);
    });

    test('shows a placeholder if there is no key', () => {
      expect(code({ ...access, key: KEY_PLACEHOLDER })).not.toContain('lr_sk_');
    });
  },
);

const codeAt = (origin: string) => MCP_CLIENTS.find(({ id }) => id === 'claude-desktop')?.code({ ...access, origin });

test('Claude Desktop gets --allow-http for a remote service without https', () => {
  expect(codeAt('http://mascots.lan:3000')).toContain('"--allow-http"');
  for (const origin of ['https://mascots.example', 'http://localhost:3000', 'http://127.0.0.1'])
    expect(codeAt(origin)).not.toContain('--allow-http');
});

test('a client that cannot set headers gets the key in the URL', () => {
  expect(mcpUrlWithKey(access)).toBe('https://mascots.example/api/mcp?key=lr_sk_abc');
});
