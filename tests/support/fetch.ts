import { ENDPOINTS } from '@/lib/contract';
import type { Endpoint } from '@/lib/contract/endpoint';
import { routeFileOf } from './http';

const endpoints: Endpoint[] = Object.values(ENDPOINTS);

function paramsOf(path: string, pattern: string): Record<string, string> | null {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const match = new RegExp(`^${pattern.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
  return match && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
}

/** A fetch that answers with the route files, as the server would, without a socket. */
export const fetchRoutes: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const path = new URL(request.url).pathname.replace(/^\/api\/v1/, '');
  for (const endpoint of endpoints) {
    const params = endpoint.method === request.method ? paramsOf(path, endpoint.path) : null;
    if (params) return (await routeFileOf(endpoint))[endpoint.method](request, { params: Promise.resolve(params) });
  }
  return new Response('<h1>Not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } });
};
