/**
 * A plain script: one in TypeScript would have Next load its compiler for it whenever the product starts, 24 MB that nothing else needs.
 * @type {import('next').NextConfig}
 */
export default {
  poweredByHeader: false,
  // Types are checked by the tests.
  typescript: { ignoreBuildErrors: true },
  // Packages with native parts, with WebAssembly beside them, or that must be one instance in the process.
  serverExternalPackages: [
    '@electric-sql/pglite', '@napi-rs/canvas', '@neondatabase/serverless', '@resvg/resvg-js', 'esbuild', 'node-av', 'nodemailer', 'pg', 'piscina', 'sharp', 'undici', 'ws',
  ],
  // A body that passes the middleware is copied; uploads may have 15 MB.
  experimental: { proxyClientMaxBodySize: '20mb' },
};
