/** How long a browser and the caches between keep a page of the documentation: it changes with the service alone. */
const KEPT = {
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** An answer of text that anybody may read, in Markdown where nothing else is said; 404 where there is none. */
export function textAnswer(text: string | undefined, type = 'text/markdown'): Response {
  if (text === undefined)
    return new Response('There is no such page.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
    });
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8`, ...KEPT } });
}
