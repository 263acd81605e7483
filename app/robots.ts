import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/env';

export const dynamic = 'force-dynamic';

/** The rules for crawlers. Only public pages may be indexed. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/mascots', '/jobs', '/account', '/workspace', '/sign-in', '/invite'],
    },
    sitemap: `${env().appUrl}/sitemap.xml`,
  };
}
