/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The small server in front compresses documents once; Next compresses the rest.
  compress: true,
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'nodemailer', 'pino', 'rate-limiter-flexible'],
  // A title is there with its page, for everybody. Streamed after it, the document has none for a moment after each step
  // inside the apps, and a screen reader announces nothing.
  htmlLimitedBots: /.*/,
  // `npm test` checks types as a step of its own, over tests and scripts too.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // Most visits see one or two app pages. Few and larger files compress better, 3 KB a page, than many that several
    // pages share.
    turbopackChunking: { minChunkSize: 400_000, maxChunkCountPerGroup: 6 },
  },
}

export default config
