import { door } from '@/lib/server/mcp/door';

export const dynamic = 'force-dynamic';

export const { GET, POST, PATCH, PUT, DELETE, OPTIONS } = door;
