/** How long browsers and caches keep a page of the documentation: it changes only with a release. */
const KEPT = {
  'Cache-Control': 'public, max-age=300',
  'Access-Control-Allow-Origin': '*',
  'X-Content-Type-Options': 'nosniff',
};

/** A public text answer, by default Markdown; 404 without a text. */
export function textAnswer(text: string | undefined, type = 'text/markdown'): Response {
  if (text === undefined)
    return new Response('There is no such page.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
    });
  return new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8`, ...KEPT } });
}
