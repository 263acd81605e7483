import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/env';

export const dynamic = 'force-dynamic';

/** The pages that are for everybody. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ['/', '/prices', '/docs'].map((path) => ({ url: `${env().appUrl}${path}` }));
}
