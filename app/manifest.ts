import type { MetadataRoute } from 'next';

/** The web app manifest. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Liverig',
    short_name: 'Liverig',
    description: 'One sentence becomes a mascot that moves.',
    start_url: '/mascots',
    display: 'standalone',
    background_color: '#fafafa',
    theme_color: '#4f46e5',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
