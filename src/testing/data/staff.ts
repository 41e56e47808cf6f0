import { TOTP } from 'otpauth'
import type { StaffRole } from '@/core/ops/permissions'
import { commandLineActor } from '@/features/ops/audit'
import { decryptTotpSecret } from '@/features/ops/staff/second-factor'
import { finishSetup } from '@/features/ops/staff/setup'
import { addStaff } from '@/features/ops/staff/staff'
import type { OpenDb } from '@/server/db/db'
import { TestBrowser } from '../test-browser'
import { testPassword } from './accounts'

/** Returns the code that the person's authenticator shows. */
export async function authenticatorCode({ db }: OpenDb, email: string, now = new Date()): Promise<string> {
  const secret = decryptTotpSecret(await db.staff.findUniqueOrThrow({ where: { email } }))
  if (!secret) throw new Error(`${email} has no second factor`)
  return TOTP.generate({ secret, timestamp: now.getTime() })
}

/** Creates a set-up link; returns the address and the key. */
export async function inviteStaff({ db }: OpenDb, role: StaffRole, email = `${role}@team.example.org`) {
  const { url } = await addStaff(db, commandLineActor, { email, role, reason: 'test' })
  return { email, key: url.slice(url.indexOf('#') + 1) }
}

/** Creates a signed-in person of the staff who has finished the set-up, with recovery codes. */
export async function createStaffBrowser(database: OpenDb, role: StaffRole, email?: string) {
  const invited = await inviteStaff(database, role, email)
  const browser = new TestBrowser(database, 'en', '198.51.100.7')
  await (await browser.api()).ops.beginSetup({ key: invited.key })
  const code = await authenticatorCode(database, invited.email)
  const typed = { key: invited.key, password: testPassword, confirmation: testPassword, code }
  const { codes, cookie } = await finishSetup(database, browser.ip, typed)
  browser.keep(cookie)
  return { browser, codes, ...invited }
}
