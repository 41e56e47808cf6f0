import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { env, isLocalUrl } from '@/env'
import { isLocalRequest } from '../auth/local-request'
import { mailMode } from './mail-transport'

/** File names that `keepMail` gives; no other file in or outside the folder can be requested. */
const FILE = /^[\w-]+\.eml$/

/**
 * Returns whether the kept mails may be read: on localhost only, by a browser on this machine, and only when no mail
 * leaves by SMTP.
 */
export const isDevMailboxEnabled = (headers: Headers): boolean =>
  mailMode() === 'outbox' && isLocalUrl(env.APP_URL) && isLocalRequest(headers)

export interface StoredMail {
  file: string
  mail: Email
}

/** Returns the kept mails, newest first, at most 100. */
export async function listStoredMails(): Promise<StoredMail[]> {
  const files = await readdir(env.OUTBOX_DIR).catch(() => [])
  const newest = files
    .filter((file) => FILE.test(file))
    .sort()
    .reverse()
    .slice(0, 100)
  const mails = await Promise.all(newest.map(readStoredMail))
  return mails.filter((mail) => mail !== null)
}

/** Returns one kept mail, or null when there is none of that name. */
export async function readStoredMail(file: string): Promise<StoredMail | null> {
  if (!FILE.test(file)) return null
  const raw = await readFile(join(env.OUTBOX_DIR, file)).catch(() => null)
  return raw && { file, mail: await PostalMime.parse(raw) }
}
