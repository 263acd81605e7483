import { mcpMethods } from '@/lib/server/mcp/endpoint';

export const dynamic = 'force-dynamic';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = mcpMethods;
