// Plain data: the studio and the documentation show it, and a browser needs no schemas.

/** The location of the MCP server, and the key for it. */
export interface McpAccess {
  /** The service's origin, `https://example.com`. */
  origin: string;
  key: string;
}

/** The placeholder for a key where none may be shown. */
export const KEY_PLACEHOLDER = 'YOUR_API_KEY';

/** The address of the MCP server. */
export const mcpUrl = (origin: string): string => `${origin}/api/mcp`;

/** The address for clients that cannot set headers; it contains the key. */
export const mcpUrlWithKey = ({ origin, key }: McpAccess): string => `${mcpUrl(origin)}?key=${encodeURIComponent(key)}`;

/** How to connect a client program to the MCP server. */
export interface McpClient {
  id: string;
  title: string;
  /** Where to put the code: sentences with names of files and commands in backticks. */
  place: string;
  language: 'sh' | 'json' | 'toml';
  code(access: McpAccess): string;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const headersOf = ({ key }: McpAccess) => ({ Authorization: `Bearer ${key}` });

/** The flag that mcp-remote needs for a service without https, unless that is on the same machine. */
const openly = (origin: string): string[] =>
  /^http:\/\/(?!(?:localhost|127\.0\.0\.1)(?::|$))/.test(origin) ? ['--allow-http'] : [];

/** The common clients, in the order in which they are shown. */
export const MCP_CLIENTS: readonly McpClient[] = [
  {
    id: 'claude-code',
    title: 'Claude Code',
    place: 'Run this in a terminal. Add `--scope user` to have it in every project.',
    language: 'sh',
    code: ({ origin, key }) =>
      `claude mcp add --transport http liverig ${mcpUrl(origin)} \\\n  --header "Authorization: Bearer ${key}"\n`,
  },
  {
    id: 'claude-desktop',
    title: 'Claude Desktop',
    place:
      'Settings → Developer → Edit config opens `claude_desktop_config.json`. Start Claude anew afterwards; it ' +
      'needs Node.js, for `mcp-remote`.',
    language: 'json',
    // Windows would drop the space after "Bearer" in an argument, so the environment holds it.
    code: ({ origin, key }) =>
      json({
        mcpServers: {
          liverig: {
            command: 'npx',
            args: [
              '-y',
              'mcp-remote',
              mcpUrl(origin),
              ...openly(origin),
              '--header',
              'Authorization:${LIVERIG_AUTHORIZATION}',
            ],
            env: { LIVERIG_AUTHORIZATION: `Bearer ${key}` },
          },
        },
      }),
  },
  {
    id: 'cursor',
    title: 'Cursor',
    place: 'Put this into `~/.cursor/mcp.json`, or `.cursor/mcp.json` of a project.',
    language: 'json',
    code: (access) => json({ mcpServers: { liverig: { url: mcpUrl(access.origin), headers: headersOf(access) } } }),
  },
  {
    id: 'vs-code',
    title: 'VS Code',
    place:
      'Put this into `.vscode/mcp.json` of a project, or into what `MCP: Open User Configuration` opens. VS ' +
      'Code asks for the key when it first connects, and keeps it.',
    language: 'json',
    code: ({ origin }) =>
      json({
        inputs: [{ type: 'promptString', id: 'liverig-key', description: 'Liverig API key', password: true }],
        servers: {
          liverig: { type: 'http', url: mcpUrl(origin), headers: headersOf({ origin, key: '${input:liverig-key}' }) },
        },
      }),
  },
  {
    id: 'windsurf',
    title: 'Windsurf',
    place:
      'Put this into `~/.codeium/windsurf/mcp_config.json`, also where Windsurf has become Devin Desktop, then ' +
      'refresh the MCP servers in its settings.',
    language: 'json',
    code: (access) =>
      json({ mcpServers: { liverig: { serverUrl: mcpUrl(access.origin), headers: headersOf(access) } } }),
  },
  {
    id: 'zed',
    title: 'Zed',
    place: 'Put this into `settings.json`, which `zed: open settings file` opens.',
    language: 'json',
    code: (access) =>
      json({ context_servers: { liverig: { url: mcpUrl(access.origin), headers: headersOf(access) } } }),
  },
  {
    id: 'codex',
    title: 'Codex',
    place: 'Put this into `~/.codex/config.toml`.',
    language: 'toml',
    code: ({ origin, key }) =>
      `[mcp_servers.liverig]\nurl = "${mcpUrl(origin)}"\nhttp_headers = { "Authorization" = "Bearer ${key}" }\n`,
  },
  {
    id: 'gemini-cli',
    title: 'Gemini CLI',
    place: 'Put this into `~/.gemini/settings.json`, or `.gemini/settings.json` of a project.',
    language: 'json',
    code: (access) => json({ mcpServers: { liverig: { httpUrl: mcpUrl(access.origin), headers: headersOf(access) } } }),
  },
  {
    id: 'other',
    title: 'Other',
    place: 'Most clients take this form, with Streamable HTTP as the transport.',
    language: 'json',
    code: (access) =>
      json({ mcpServers: { liverig: { type: 'http', url: mcpUrl(access.origin), headers: headersOf(access) } } }),
  },
];
