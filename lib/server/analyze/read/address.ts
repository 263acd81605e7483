/** An address in a page as a whole one; null for one that is none of the web. */
export function resolved(href: string, base: string): string | null {
  if (!href || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
