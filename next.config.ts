import type { NextConfig } from 'next';
import { BUILDING_PACKAGES, WORKER_PACKAGES } from './scripts/bundles.mjs';
import { foldersOf } from './scripts/packages-of.mjs';

const root = import.meta.dirname;
const allOf = (folders: readonly string[]) => folders.map((folder) => `./${folder}/**/*`);

/** What routes read or start by its path, which a bundler cannot see. */
const READ_BY_PATH = [
  './build/*.mjs',
  './docs/guides/*.md',
  './drizzle/migrations/**/*',
  './public/player*.js',
  './README.md',
  './scripts/make-database.mjs',
];

/**
 * Read when the product is built; `scripts/start.mjs` hands the server what the build wrote down, so that no compiler
 * is loaded to start.
 */
const config: NextConfig = {
  poweredByHeader: false,
  // `.next/standalone` and the traces of routes hold everything that runs elsewhere: see `scripts/standalone.mjs`.
  output: 'standalone',
  outputFileTracingRoot: root,
  outputFileTracingIncludes: { '/**': [...READ_BY_PATH, ...allOf(foldersOf(root, WORKER_PACKAGES))] },
  outputFileTracingExcludes: {
    '/**': [
      ...allOf(foldersOf(root, BUILDING_PACKAGES)),
      // What encodes video goes whole into `dist/server`, and into no function.
      './node_modules/node-av/**/*',
      './node_modules/.cache/**/*',
    ],
  },
  // `npm test` checks types, with the native compiler in 4 s; Next's own check takes 36 of a first start's 80 s, and
  // 0.4 GB.
  typescript: { ignoreBuildErrors: true },
  // Packages with native parts, with WebAssembly or data beside them, that load parts of themselves when they need
  // them, or that must be one instance in the process.
  serverExternalPackages: [
    '@anthropic-ai/sdk',
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    '@electric-sql/pglite',
    '@napi-rs/canvas',
    '@neondatabase/serverless',
    '@resvg/resvg-js',
    'css-tree',
    'esbuild',
    'node-av',
    'nodemailer',
    'pg',
    'piscina',
    'prom-client',
    'sharp',
    'undici',
    'ws',
  ],
  // The player, with what it loads beside it, is one for every version, so it is asked for anew, at the price of a 304;
  // pages of any origin run it, also those that isolate themselves.
  headers: () =>
    Promise.resolve([
      {
        source: '/_next/static/:path*',
        headers: [{ key: 'X-Content-Type-Options', value: 'nosniff' }],
      },
      {
        source: '/:script(player|player-speak|player-film).js',
        headers: [
          { key: 'Access-Control-Allow-Origin', value: '*' },
          { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
          { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
        ],
      },
    ]),
  // No page uses Next's image optimiser, which would let anybody have pictures resized and kept on the disk.
  images: { unoptimized: true },
  // Development names each request; one with a secret in its query is named nowhere.
  logging: { incomingRequests: { ignore: [/[?&](?:key|token)=/] } },
  // Every page of the documentation is Markdown too, at its own address with `.md` behind it.
  rewrites: () =>
    Promise.resolve([
      { source: '/docs/:guide([a-z-]+).md', destination: '/docs/markdown/:guide' },
      { source: '/docs/reference/:page([a-z-]+).md', destination: '/docs/markdown/reference/:page' },
    ]),
  // Pages take no body but that of a small form, and a body that passes the proxy is copied into memory, twice.
  experimental: { proxyClientMaxBodySize: '64kb' },
};

export default config;
