import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { consentVersion } from '../../../src/features/assessments/consent'
import { attentiveAnswers, publishedInstrument } from '../../../src/testing/data/sittings'
import { startSmtp, type TestSmtp } from '../../../src/testing/smtp'
import { StripeServer } from '../../../src/testing/stripe/stripe-server'
import { WEBHOOK_SECRET } from '../../../src/testing/stripe/stripe-settings'
import type { Cluster, Server } from '../cluster'
import { CookieClient } from '../cookie-client'
import { FloatingAddress } from '../floating-address'
import { Site } from './site'

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu/faketime', '/usr/lib/aarch64-linux-gnu/faketime', '/usr/lib/faketime']

/** Adjustable clock of PostgreSQL, which determines when a job is due and when a lease expires. */
class Clock {
  #seconds = 0
  readonly #file: string
  /** Variables for the server's environment. */
  readonly env: Readonly<Record<string, string>>

  /** @throws Error without libfaketime. */
  constructor(dir: string) {
    const library = LIBRARIES.map((folder) => join(folder, 'libfaketimeMT.so.1')).find(existsSync)
    if (!library) throw new Error('A clock to be moved needs libfaketime (Debian: sudo apt-get install faketime).')
    this.#file = join(dir, 'clock')
    this.forward(0)
    chmodSync(this.#file, 0o644)
    this.env = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: '1',
      // Waits inside the server keep their real duration.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }
  }

  forward(seconds: number): void {
    this.#seconds += seconds
    writeFileSync(this.#file, `+${this.#seconds}`)
  }
}

export const answers = attentiveAnswers(publishedInstrument('sleep'))
export const COMPLETED = 'checkout.session.completed'

/** Person who has finished a test and pressed Pay. */
export interface Customer {
  client: CookieClient
  sittingId: string
  orderId: string
  email: string
}

/** Final outcome of an order. */
export interface Outcome {
  status: string
  /** Number of active entitlements for its sitting. */
  open: number
  /** Number of outbox rows for its mail. */
  rows: number
  /** Number of copies that the mail server received. */
  copies: number
  /** Number of different Message-IDs of those copies. */
  ids: number
}

interface Options {
  /** Data folder of PostgreSQL; by default a new one. */
  data?: string
  /** Settings of PostgreSQL. */
  settings?: readonly string[]
  /** Uses the real clock, for a server that may crash by itself, which a fake clock does not survive. */
  steady?: boolean
  /** Starts a program between the site and PostgreSQL; returns its port. */
  through?: (server: Server) => Promise<number>
}

/** Site with its own PostgreSQL, a mail server and a stand-in for the provider, all as real processes or servers. */
export class World {
  private constructor(
    readonly cluster: Cluster,
    readonly clock: Clock,
    readonly smtp: TestSmtp,
    readonly stripe: StripeServer,
    readonly address: FloatingAddress,
    readonly site: Site,
    public server: Server,
  ) {}

  static async open(cluster: Cluster, name: string, options: Options = {}): Promise<World> {
    const { data, settings = [], steady = false, through } = options
    const dir = join(cluster.dir, `${name}-site`)
    mkdirSync(dir)
    const clock = new Clock(cluster.folder(`${name}-clock`))
    const server = await cluster.start(data ?? (await cluster.initialize(name)), settings, steady ? {} : clock.env)
    const address = new FloatingAddress(server.port)
    const [smtp, stripe, port] = await Promise.all([startSmtp(), StripeServer.start(), address.listen()])
    const site = await Site.at(dir, {
      DATABASE_URL: `postgresql://postgres@127.0.0.1:${through ? await through(server) : port}/postgres`,
      DATABASE_DIRECT_URL: server.url,
      DB_STATEMENT_TIMEOUT_MS: '4000',
      SMTP_URL: smtp.url,
      STRIPE_SECRET_KEY: 'sk_test_only_for_tests',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
      // Allows a different client address for each customer.
      TRUSTED_PROXIES: '1',
    })
    await site.migrate()
    await site.start()
    return new World(cluster, clock, smtp, stripe, address, site, server)
  }

  async close(): Promise<void> {
    await this.site.kill()
    this.address.close()
    this.server.process.kill('SIGKILL')
    await Promise.all([this.smtp.stop(), this.stripe.stop()])
  }

  async sql<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.server.url })
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** Creates a customer who takes a test and orders the report. */
  async customer({ openAccount = false } = {}): Promise<Customer> {
    const client = new CookieClient()
    const api = client.api(this.site.origin, { 'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}` })
    const sittingId = randomBytes(16).toString('base64url')
    const consent = { consentVersion, healthConsent: true, adult: true, normsConsent: false } as const
    await api.tests.start.mutate({ sittingId, slug: 'sleep', ...consent })
    await api.tests.submit.mutate({ sittingId, responses: answers })
    const email = `reader-${randomBytes(6).toString('hex')}@mindglass.example.net`
    const acknowledgements = { delivery: true, withdrawal: true } as const
    const choice = { sittingId, email, method: 'card', country: 'US', locale: 'en', acknowledgements } as const
    const { orderId } = await api.payment.checkout.mutate({ ...choice, openAccount })
    return { client, sittingId, orderId, email }
  }

  /** Creates a customer who has paid; only the webhook is still missing. */
  async payer(options?: { openAccount: boolean }): Promise<Customer> {
    const customer = await this.customer(options)
    this.stripe.pay(customer.orderId)
    return customer
  }

  completed = ({ orderId }: Customer) => this.stripe.delivery(COMPLETED, orderId)

  /** Advances the clock step by step until the mail of this order is sent, for an hour by default. */
  async mailed({ orderId }: Customer, stepSeconds = 90, steps = 40): Promise<void> {
    for (let step = 0; step < steps; step++) {
      const rows = await this.sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM "Outbox" WHERE topic = 'mail.report' AND payload->>'orderId' = $1 AND "doneAt" IS NOT NULL`,
        [orderId],
      )
      if (rows[0]?.n) return
      await sleep(1_200)
      this.clock.forward(stepSeconds)
    }
    throw new Error('the mail did not go out')
  }

  async outcome({ orderId, sittingId, email }: Customer): Promise<Outcome> {
    const [row] = await this.sql<Omit<Outcome, 'copies' | 'ids'>>(
      `SELECT status::text,
         (SELECT count(*)::int FROM "Entitlement" WHERE "sittingId" = $2 AND "revokedAt" IS NULL AND "suspendedAt" IS NULL) AS open,
         (SELECT count(*)::int FROM "Outbox" WHERE topic = 'mail.report' AND payload->>'orderId' = $1) AS rows
       FROM "Order" WHERE id = $1`,
      [orderId, sittingId],
    )
    if (!row) throw new Error('the order is gone')
    // Mails about an account go to the same address and are not counted.
    const found = this.smtp.received.filter(
      ({ envelope, mail }) => envelope.to[0] === email && /report/i.test(mail.subject ?? ''),
    )
    return { ...row, copies: found.length, ids: new Set(found.map(({ mail }) => mail.messageId)).size }
  }

  /**
   * Throws unless the order is paid, its report is open, and its mail was sent once, or twice with the same Message-ID.
   */
  async mustBeDelivered(customer: Customer, copies: readonly number[] = [1]): Promise<void> {
    const outcome = await this.outcome(customer)
    const { status, open, rows, ids } = outcome
    const good = status === 'paid' && open === 1 && rows === 1 && ids === 1 && copies.includes(outcome.copies)
    if (!good) throw new Error(JSON.stringify(outcome))
  }
}

export async function waitUntil(what: string, isSo: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) if (await isSo()) return
  throw new Error(`waited in vain: ${what}`)
}
