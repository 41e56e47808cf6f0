/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // What the pages need of node_modules; scripts/build/dist.ts puts the rest beside it.
  output: 'standalone',
  // Reading by a path out of the environment looks to the tracer like reading anything: data stays where it is.
  outputFileTracingExcludes: { '**': ['./var/**'] },
  // Bytes of rendered pages that are kept: enough for the run pages; what was prerendered is read from the disk.
  cacheMaxMemorySize: 8_000_000,
  reactStrictMode: true,
  // The small server in front compresses pages; Next compresses the rest, such as what an app asks for while it goes on.
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
  // A title is there with its page, for everybody. Streamed after it, the document has none for a moment after each step
  // inside the apps, and a screen reader announces nothing.
  htmlLimitedBots: /.*/,
  // `npm test` checks types as a step of its own, over tests and scripts too.
  typescript: { ignoreBuildErrors: true },
  // Mantine's Table brings a scroll area along, 4.5 KB of what a page loads; on a phone our rows are cards, and none is used.
  turbopack: { resolveAlias: { './TableScrollContainer.mjs': './src/ui/mantine/no-scroll-container.ts' } },
  experimental: {
    globalNotFound: true,
    // A page is loaded when it is first asked for: a start takes half as long, and a worker never loads one.
    preloadEntriesOnStart: false,
    // What is delivered does not change while it runs, and belongs to somebody else.
    isrFlushToDisk: false,
    // Every app page loads React and the router: as one file they compress better by 4 KB than as three, which the
    // bundler joins only when no chunk is too big for it. What a page has of its own is one file too, since most visits
    // see one or two app pages. A higher price for a request (requestCost) would put code into pages that do not use it.
    turbopackChunking: {
      minChunkSize: 2_000_000,
      maxMergeChunkSize: 8_000_000,
    },
  },
}

export default config
