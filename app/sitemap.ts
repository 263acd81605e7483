import type { MetadataRoute } from 'next';
import { navigation } from '@/lib/server/docs/navigation';
import { env } from '@/lib/server/env';

export const dynamic = 'force-dynamic';

/** The public pages, including the documentation. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { appUrl } = env();
  const docs = navigation(appUrl).flatMap(({ links }) => links.map(({ href }) => href));
  return ['/', '/characters', '/prices', '/docs', ...docs].map((path) => ({ url: `${appUrl}${path}` }));
}
