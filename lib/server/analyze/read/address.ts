/** The absolute address of a link in a page; null for one that is not of the web. */
export function resolved(href: string, base: string): string | null {
  if (!href || !URL.canParse(href, base)) return null;
  const url = new URL(href, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? url.href : null;
}
