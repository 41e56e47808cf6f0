/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Only the parts of node_modules that the pages need; scripts/build/dist.ts adds the rest.
  output: 'standalone',
  // A path from an environment variable makes the tracer include every file it could match; data must not be included.
  outputFileTracingExcludes: { '**': ['./var/**'] },
  // Cache for rendered pages in bytes, enough for the run pages; prerendered pages are read from disk.
  cacheMaxMemorySize: 8_000_000,
  reactStrictMode: true,
  // The small server in front compresses pages; Next compresses the rest, such as data for client-side navigation.
  compress: true,
  serverExternalPackages: [
    '@electric-sql/pglite',
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/sdk-trace-node',
    'nodemailer',
    'pg',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
  ],
  // All clients get the title with the page. If it were streamed later, the document would have no title for a moment
  // after each navigation inside the apps, and a screen reader would announce nothing.
  htmlLimitedBots: /.*/,
  // `npm test` checks types in a separate step that also covers tests and scripts.
  typescript: { ignoreBuildErrors: true },
  // Mantine's Table includes a scroll area, 4.5 KB per page load. It is unused: on a phone, table rows become cards.
  turbopack: { resolveAlias: { './TableScrollContainer.mjs': './src/ui/mantine/no-scroll-container.ts' } },
  experimental: {
    globalNotFound: true,
    // A page is loaded on its first request: the start takes half as long, and a worker process never loads a page.
    preloadEntriesOnStart: false,
    // The delivered files do not change at run time and belong to another user.
    isrFlushToDisk: false,
    // The maps of server code are not delivered, and a cache on disk helps only a second build: writing both takes a sixth
    // of the time of the first one.
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
    // scripts/build/dist.ts minifies the chunks of the server that are left after joining equal ones.
    turbopackMinify: { server: false },
    // Every app page loads React and the router. As one file they compress 4 KB better than as three, and the bundler
    // joins them only if the chunk size limits allow it. Each page's own code is one file too, since most visits
    // include one or two app pages. A higher price for a request (requestCost) would put code into pages that do not
    // use it.
    turbopackChunking: {
      minChunkSize: 2_000_000,
      maxMergeChunkSize: 8_000_000,
    },
  },
}

export default config
