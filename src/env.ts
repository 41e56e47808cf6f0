import { createEnv } from '@t3-oss/env-nextjs'
import { z } from 'zod'

/** An empty variable counts as not set, as in `.env.example`. */
const optional = z.string().optional()

const port = process.env.PORT || '3000'

/**
 * The one place that reads the environment. Validated when the server starts, not while pages are built.
 * @throws Error naming each missing or malformed variable.
 */
export const env = createEnv({
  server: {
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    APP_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .default(`http://localhost:${port}`),
    APP_SECRET: z.string().min(32, 'needs at least 32 characters'),
    DATABASE_URL: optional,
    PGLITE_DIR: z.string().default('var/pglite'),
    SMTP_URL: optional,
    OUTBOX_DIR: z.string().default('var/outbox'),
    MAIL_FROM: z.string().default('Mindglass <no-reply@localhost>'),
    SUPPORT_EMAIL: z.string().default('support@localhost'),
    STRIPE_SECRET_KEY: optional,
    STRIPE_WEBHOOK_SECRET: optional,
    STRIPE_API_URL: z.url().optional(),
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  },
  experimental__runtimeEnv: {},
  emptyStringAsUndefined: true,
  skipValidation: process.env.NEXT_PHASE === 'phase-production-build',
  onValidationError: (issues) => {
    const lines = issues.map((issue) => `  ${String(issue.path?.[0] ?? '')}: ${issue.message}`)
    throw new Error(`The environment is not complete (see .env.example):\n${lines.join('\n')}`)
  },
  createFinalSchema: (shape) => z.object(shape).superRefine(requireProductionParts),
})

interface Parts {
  APP_URL: string
  DATABASE_URL?: string
  SMTP_URL?: string
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
}

/** The embedded database, the mail folder and the payment sandbox are for localhost only. */
function requireProductionParts(value: Parts, ctx: z.RefinementCtx): void {
  const why = (message: string, name: string) => ctx.addIssue({ code: 'custom', path: [name], message })
  if (value.STRIPE_SECRET_KEY && !value.STRIPE_WEBHOOK_SECRET) {
    why('is needed together with STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  }
  if (isLocalUrl(value.APP_URL)) return
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY'] as const) {
    if (!value[name]) why(`is needed because APP_URL (${value.APP_URL}) is public`, name)
  }
  if (!value.APP_URL.startsWith('https://')) why('must be https when it is public', 'APP_URL')
}

export function isLocalUrl(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
