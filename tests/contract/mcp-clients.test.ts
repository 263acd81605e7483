import { describe, expect, test } from 'vitest';
import { KEY_PLACEHOLDER, MCP_CLIENTS, mcpUrlWithKey } from '@/lib/contract/mcp-clients';

const access = { origin: 'https://mascots.example', key: 'lr_sk_abc' };

describe.each(MCP_CLIENTS.map((client) => [client.title, client] as const))(
  '%s',
  (_, { id, language, place, code }) => {
    test('is told the address and the key, in its own language', () => {
      const text = code(access);
      expect(text).toContain('https://mascots.example/api/mcp');
      expect(text).toContain(id === 'vs-code' ? 'Bearer ${input:liverig-key}' : 'Bearer lr_sk_abc');
      if (language === 'json') expect(Object.keys(JSON.parse(text) as object)).toHaveLength(id === 'vs-code' ? 2 : 1);
      expect(place).toMatch(/\.$/);
    });

    test('shows what stands for a key where there is none', () => {
      expect(code({ ...access, key: KEY_PLACEHOLDER })).not.toContain('lr_sk_');
    });
  },
);

const codeAt = (origin: string) => MCP_CLIENTS.find(({ id }) => id === 'claude-desktop')?.code({ ...access, origin });

test('Claude Desktop may reach a service without https where that is not on the same machine', () => {
  expect(codeAt('http://mascots.lan:3000')).toContain('"--allow-http"');
  for (const origin of ['https://mascots.example', 'http://localhost:3000', 'http://127.0.0.1'])
    expect(codeAt(origin)).not.toContain('--allow-http');
});

test('a client without headers has the key in the address', () => {
  expect(mcpUrlWithKey(access)).toBe('https://mascots.example/api/mcp?key=lr_sk_abc');
});
