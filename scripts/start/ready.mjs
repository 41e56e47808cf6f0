// Plain JavaScript, because the production server and npm run dev both use it.

/**
 * Returns the last lines of a start, with the next steps. Mails, payments and data are listed only on a developer's
 * machine.
 * @param {{ url: string, local: boolean, mailbox: boolean, sandbox: boolean, database: string }} site url: address
 * without a trailing slash; database: where the data is, without credentials
 * @returns {string[]}
 */
export function readyLines({ url, local, mailbox, sandbox, database }) {
  if (!local) return [`Mindglass is ready on ${url}`]
  return [
    `Mindglass is ready on ${url}`,
    mailbox ? `  Mails     ${url}/dev/mailbox (none leaves this machine)` : '  Mails     leave by SMTP_URL',
    sandbox ? '  Payments  a sandbox: every way a payment can go, and no money' : '  Payments  Stripe',
    `  Data      ${database}`,
    '  Ctrl-C stops it.',
  ]
}

/**
 * Returns the same lines, based on the variables of `.env`.
 * @param {string} url
 * @param {NodeJS.ProcessEnv} env
 */
export const readyLinesFromEnv = (url, env) =>
  readyLines({
    url,
    local: !env.APP_URL || /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(env.APP_URL),
    mailbox: !env.SMTP_URL,
    sandbox: !env.STRIPE_SECRET_KEY,
    database: env.DATABASE_URL ? 'PostgreSQL' : env.PGLITE_DIR || 'var/pglite',
  })
