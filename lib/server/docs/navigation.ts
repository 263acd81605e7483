import type { NavGroup, NavLink } from '@/lib/contract/docs';
import { GUIDE_GROUPS, guides } from './guides';
import { reference } from './reference';

/** The page of the API's objects. */
export const OBJECTS = { href: '/docs/reference/objects', title: 'Objects' } as const;

/** Every page of the documentation, in reading order. */
export function navigation(origin: string): NavGroup[] {
  const titles = new Map(guides(origin).map(({ slug, title }) => [slug, title]));
  const read = GUIDE_GROUPS.map(({ title, slugs }) => ({
    title,
    links: slugs.map((slug) => ({ href: `/docs/${slug}`, title: titles.get(slug) ?? slug })),
  }));
  const pages = reference(origin).pages.map(({ slug, title }) => ({ href: `/docs/reference/${slug}`, title }));
  return [...read, { title: 'API reference', links: [...pages, OBJECTS] }];
}

/** The pages before and after one. */
export function neighbours(
  groups: readonly NavGroup[],
  href: string,
): { previous: NavLink | null; next: NavLink | null } {
  const all = groups.flatMap(({ links }) => links);
  const at = all.findIndex((link) => link.href === href);
  return { previous: all[at - 1] ?? null, next: all[at + 1] ?? null };
}
