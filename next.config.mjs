/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The small server in front compresses documents once; Next compresses the rest.
  compress: true,
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'nodemailer', 'pino', 'rate-limiter-flexible'],
  // `npm test` checks types as a step of its own, over tests and scripts too.
  typescript: { ignoreBuildErrors: true },
  experimental: { globalNotFound: true },
}

export default config
