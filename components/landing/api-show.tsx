import { KEY_PLACEHOLDER, MCP_CLIENTS } from '@/lib/contract/mcp-clients';
import { Code } from '../ui/code';

const curl = (origin: string) => `curl ${origin}/api/v1/mascots \\
  -H "Authorization: Bearer ${KEY_PLACEHOLDER}" \\
  -H "Content-Type: application/json" \\
  -d '{"prompt": "a green frog prince with a crown"}'`;

/** The same request for programs (REST) and for agents (MCP). */
export function ApiShow({ origin }: { origin: string }) {
  const [agent] = MCP_CLIENTS;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Code label="REST" text={curl(origin)} />
      {agent ? (
        <Code label={`MCP, for ${agent.title}`} text={agent.code({ origin, key: KEY_PLACEHOLDER }).trimEnd()} />
      ) : null}
    </div>
  );
}
