import { createEnv } from '@t3-oss/env-nextjs'
import { z } from 'zod'
import { parseTaxRates } from '@/core/billing/tax'
import { brand } from '@/core/brand/brand'
import { type DataKey, parseDataKeys } from '@/core/ops/data-keys'
import { parseProcessors } from '@/core/site/processors'
import { parseSignature } from '@/core/texts/signature'
import { parseMethods } from './core/commerce/payment-method'
import { fallbackLocale, locales } from './core/locale'

/** An empty variable counts as not set, as in `.env.example`. */
const optional = z.string().optional()

/** A setting that is on with `yes`; a word such as `true` is refused, because it would leave the setting off. */
const yesOrNo = z.enum(['yes', 'no'], 'must be yes, no or empty').optional()

const port = process.env.PORT || '3000'

/**
 * The only place that reads the environment. Validated when the server starts, not while pages are built.
 * @throws Error naming each missing or malformed variable.
 */
export const env = createEnv({
  server: {
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    /** Address to listen on; server/http/front/listen.ts defines the default. */
    HOST: optional,
    PORT: z.coerce.number().int().min(0).max(65535).default(3000),
    APP_URL: z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .default(`http://localhost:${port}`),
    /** Work of this process: answer requests, work in the background, or both. */
    ROLE: z.enum(['web', 'worker', 'all']).default('all'),
    APP_SECRET: z
      .string('is needed: at least 32 random characters, which `npm start` writes to .env')
      .min(32, 'needs at least 32 characters'),
    /** Earlier secrets, newest first: they still open what was made with them; see docs/operations.md. */
    APP_SECRET_OLD: optional.transform(earlierSecrets),
    /**
     * Keys that seal answers and scores, newest first: `id:base64, …`; without keys, answers and scores are stored
     * unencrypted.
     */
    DATA_KEYS: optional.superRefine(refuseUnless(parseDataKeys)).transform((written) => parseDataKeys(written ?? '')),
    DATABASE_URL: optional,
    PGLITE_DIR: z.string().default('var/pglite'),
    SMTP_URL: optional,
    OUTBOX_DIR: z.string().default('var/outbox'),
    MAIL_FROM: z.string().default(`${brand} <no-reply@localhost>`),
    SUPPORT_EMAIL: z.string().default('support@localhost'),
    // The operator of the site, named as the law requires; unset values are not shown. See docs/legal.md.
    OPERATOR_NAME: optional,
    OPERATOR_REPRESENTED_BY: optional,
    OPERATOR_ADDRESS: optional,
    OPERATOR_PHONE: optional,
    OPERATOR_REGISTER: optional,
    OPERATOR_TAX_ID: optional,
    OPERATOR_LICENCE: optional,
    DATA_PROTECTION_OFFICER: optional,
    DATA_PROTECTION_AUTHORITY: optional,
    EU_REPRESENTATIVE: optional,
    UK_REPRESENTATIVE: optional,
    CN_REPRESENTATIVE: optional,
    /** Companies that process people's data: `role: name | country | contact; …`, see core/site/processors.ts. */
    PROCESSORS: optional.superRefine(refuseUnless(parseProcessors)),
    // Author and reviewer of the texts: `name | credential`, see core/texts/signature.ts; unset values are not shown.
    CONTENT_AUTHOR: optional.superRefine(refuseUnless(parseSignature)),
    CONTENT_REVIEWER: optional.superRefine(refuseUnless(parseSignature)),
    STRIPE_SECRET_KEY: optional,
    STRIPE_WEBHOOK_SECRET: optional,
    STRIPE_API_URL: z.url().optional(),
    /**
     * Payment methods enabled in the Stripe account, separated by commas; `npm run stripe:check` compares both lists.
     */
    STRIPE_METHODS: optional
      .superRefine(refuseUnless(parseMethods))
      .transform((written) => parseMethods(written ?? '')),
    /** `yes` lets Stripe Tax determine the tax in a price; the price stays the same. */
    STRIPE_TAX: yesOrNo,
    /**
     * Tax rates included in prices where Stripe Tax gives none: `21`, or `DE 19, ES 21, * 0`; see core/billing/tax.ts.
     */
    TAX_INCLUDED: optional.superRefine(refuseUnless(parseTaxRates)),
    /**
     * `yes` lets a public site run with a Stripe test key or a stand-in for Stripe, for a rehearsal: reports are then
     * free.
     */
    REHEARSAL_ON_A_PUBLIC_SITE_WITHOUT_REAL_MONEY: yesOrNo,
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(9).default(0),
    /** Bearer token that opens /metrics and the reasons of /api/ready; without a token, only loopback may read them. */
    METRICS_TOKEN: z.string().min(16, 'needs at least 16 characters').optional(),
    /** Address that receives alarms, see docs/watching.md. */
    ALARM_MAIL: z.email().optional(),
    /** Language of the alarms. */
    ALARM_LOCALE: z.enum(locales).default(fallbackLocale),
    ALARM_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Collector of traces (OTLP over HTTP); without it, none are made. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    /** Maximum number of connections to PostgreSQL for each process. */
    DB_POOL_MAX: z.coerce.number().int().min(1).max(500).default(10),
    /** Maximum wait for a free or new connection, in milliseconds. */
    DB_CONNECT_TIMEOUT_MS: z.coerce.number().int().min(100).default(5_000),
    /** Maximum duration of one statement, in milliseconds. */
    DB_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(1_000).default(30_000),
    /** Duration in milliseconds above which a statement is written to the log, without its values. */
    DB_SLOW_MS: z.coerce.number().int().min(1).default(500),
    /**
     * Seconds between reporting "not ready" and closing the server, so that a load balancer can switch to another one.
     */
    STOP_NOTICE_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
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
  DATA_KEYS: readonly DataKey[]
  APP_URL: string
  ROLE: 'web' | 'worker' | 'all'
  APP_SECRET: string
  DATABASE_URL?: string
  SMTP_URL?: string
  MAIL_FROM: string
  SUPPORT_EMAIL: string
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
  STRIPE_API_URL?: string
  TRUSTED_PROXIES: number
  REHEARSAL_ON_A_PUBLIC_SITE_WITHOUT_REAL_MONEY?: string
}

/**
 * Refuses on a public site what is for localhost only: the embedded database, the mail folder, the payment sandbox and
 * trial settings.
 */
function requireProductionParts(value: Parts, ctx: z.RefinementCtx): void {
  const why = (message: string, name: string) => ctx.addIssue({ code: 'custom', path: [name], message })
  if (value.STRIPE_SECRET_KEY && !value.STRIPE_WEBHOOK_SECRET) {
    why('is needed together with STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET')
  }
  if (value.ROLE !== 'all' && !value.DATABASE_URL) {
    why(`needs DATABASE_URL: the embedded database serves one process`, 'ROLE')
  }
  if (isLocalUrl(value.APP_URL)) return
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY'] as const) {
    if (!value[name]) why(`is needed because APP_URL (${value.APP_URL}) is public`, name)
  }
  if (value.DATA_KEYS.length === 0 && process.env.DATA_KEYS?.trim() !== 'none') {
    why('is needed because APP_URL is public: answers are health data (`none` leaves them in clear)', 'DATA_KEYS')
  }
  if (!value.APP_URL.startsWith('https://')) why('must be https when it is public', 'APP_URL')
  if (isGuessable(value.APP_SECRET)) why('can be guessed: take random characters, `openssl rand -hex 32`', 'APP_SECRET')
  for (const name of ['MAIL_FROM', 'SUPPORT_EMAIL'] as const) {
    if (!isRealAddress(value[name])) why('must be an address of a real domain: people write to it', name)
  }
  if (value.TRUSTED_PROXIES === 0) {
    why(
      'must be at least 1: a public site stands behind a proxy, and without it all visitors are one',
      'TRUSTED_PROXIES',
    )
  }
  if (value.REHEARSAL_ON_A_PUBLIC_SITE_WITHOUT_REAL_MONEY === 'yes') return
  if (value.STRIPE_SECRET_KEY && !/^(sk|rk)_live_/.test(value.STRIPE_SECRET_KEY)) {
    why('is not a live key (sk_live_… or rk_live_…): with a test key everybody reads for nothing', 'STRIPE_SECRET_KEY')
  }
  if (value.STRIPE_API_URL) why('is for tests: on a public site payments go to Stripe itself', 'STRIPE_API_URL')
}

/** Returns each secret of a list; refuses one that is too short, because it was never a secret of this site. */
function earlierSecrets(written: string | undefined, ctx: z.RefinementCtx): string[] {
  const secrets = written?.split(/[\s,]+/).filter(Boolean) ?? []
  if (secrets.some(({ length }) => length < 32))
    ctx.addIssue({ code: 'custom', message: 'has one below 32 characters' })
  return secrets
}

/** Refuses a value for which `parse` throws. */
function refuseUnless(parse: (written: string) => unknown) {
  return (written: string | undefined, ctx: z.RefinementCtx): void => {
    try {
      parse(written ?? '')
    } catch (error) {
      ctx.addIssue({ code: 'custom', message: (error as Error).message })
    }
  }
}

/** Whether a secret has too few different characters to be random, or is a placeholder text. */
function isGuessable(secret: string): boolean {
  return new Set(secret).size < 10 || /change.?me|secret|password|example|placeholder|for-tests/i.test(secret)
}

/**
 * Whether the value is `Name <address>` or an address, at a domain that mail can reach: not this machine, and no
 * example domain.
 */
function isRealAddress(value: string): boolean {
  const found = /^[^<>]*<[^\s<>@]+@([^\s<>@]+)>\s*$|^[^\s<>@]+@([^\s<>@]+)$/.exec(value.trim())
  const domain = (found?.[1] ?? found?.[2] ?? '').toLowerCase()
  const unreal = /(^|\.)(localhost|local|localdomain|example|invalid|test|example\.(com|net|org))$/
  return /^[^.]+(\.[^.]+)+$/.test(domain) && !unreal.test(domain)
}

export function isLocalUrl(url: string): boolean {
  return URL.canParse(url) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
