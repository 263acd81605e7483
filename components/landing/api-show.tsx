import { CodeBlock } from './code-block';

const curl = (origin: string) => `curl ${origin}/api/v1/mascots \\
  -H "Authorization: Bearer $KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"prompt": "a green frog prince with a crown"}'`;

const mcp = (origin: string) => `{
  "mcpServers": {
    "liverig": {
      "type": "http",
      "url": "${origin}/api/mcp",
      "headers": { "Authorization": "Bearer \${KEY}" }
    }
  }
}`;

/** The same for programs and for agents. */
export function ApiShow({ origin }: { origin: string }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <CodeBlock title="REST" code={curl(origin)} />
      <CodeBlock title="MCP" code={mcp(origin)} />
    </div>
  );
}
