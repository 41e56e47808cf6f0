import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type Transporter } from 'nodemailer'
import { env } from '@/env'
import { recordShortage } from '../observability/shortage'

/** Returns `smtp` with SMTP_URL; otherwise `outbox`: mails are kept as files (localhost only, see env.ts). */
export const mailMode = (): 'smtp' | 'outbox' => (env.SMTP_URL ? 'smtp' : 'outbox')

const SAFE = { disableFileAccess: true, disableUrlAccess: true } as const
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const
let opened: { url: string | undefined; transport: Transporter } | undefined

/** Returns the process's pooled SMTP transport, or without SMTP a transport that only composes the mail. */
export function mailTransport(): Transporter {
  const url = env.SMTP_URL
  if (opened && opened.url === url) return opened.transport
  closeMailTransport()
  const transport = url
    ? // The outbox retries; the pool only replaces one connection that the server closed in between.
      nodemailer.createTransport({ url, pool: true, maxConnections: 3, maxRequeues: 1, ...TIMEOUTS, ...SAFE })
    : nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...SAFE })
  opened = { url, transport }
  return transport
}

/** Closes the transport's connections. A later sender gets a new transport, also to the same server. */
export function closeMailTransport(): void {
  opened?.transport.close()
  opened = undefined
}

/**
 * Keeps a composed mail as `var/outbox/<time>-<job>-<id>.eml`. The names sort in the order of the mails, also within
 * one millisecond. The file is written under another name and renamed, so that no half file is visible.
 */
export async function writeMailFile(message: Buffer, outboxId: bigint): Promise<void> {
  mkdirSync(env.OUTBOX_DIR, { recursive: true })
  const time = new Date().toISOString().replace(/[:.]/g, '-')
  const name = `${time}-${String(outboxId).padStart(16, '0')}-${randomUUID().slice(0, 8)}`
  // Without these `turbopackIgnore` comments (here and in pglite.ts), a build copies every file with such a name,
  // including personal data.
  const part = join(/* turbopackIgnore: true */ env.OUTBOX_DIR, `${name}.part`)
  try {
    writeFileSync(part, message)
    await rename(part, join(/* turbopackIgnore: true */ env.OUTBOX_DIR, `${name}.eml`))
  } catch (error) {
    // The job is retried; an incomplete file would use space that is needed.
    rmSync(part, { force: true })
    recordShortage(error)
    throw error
  }
}
