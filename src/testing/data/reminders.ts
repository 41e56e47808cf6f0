import { GET, POST } from '@/app/api/reminder/[key]/route'
import type { Locale } from '@/core/locale'
import { reminderDates } from '@/core/report/plan/reminder-dates'
import { keyOfReminder, reminderConsentVersion } from '@/features/report/reminder/reminder'
import type { Prisma, Reminder } from '@/generated/prisma/client'
import { hashKey, randomId } from '@/server/crypto/secrets'
import type { Db } from '@/server/db/db'

/** Creates a confirmed reminder of a sitting, in the state after the address has consented. */
export function createReminder(
  db: Db,
  sittingId: string,
  change: Partial<Prisma.ReminderUncheckedCreateInput> = {},
): Promise<Reminder> {
  const [id, now] = [randomId(), new Date()]
  return db.reminder.create({
    data: {
      id,
      sittingId,
      email: 'ana@example.org',
      locale: 'en',
      ...reminderDates(now),
      keyHash: hashKey(keyOfReminder(id)),
      consentVersion: reminderConsentVersion,
      consentAt: now,
      confirmedAt: now,
      ...change,
    },
  })
}

const address = (key: string, lang: Locale) => `http://localhost:3000/api/reminder/${key}?lang=${lang}`
const routed = (key: string) => ({ params: Promise.resolve({ key }) })

/** Opens the page behind the link in its mails; needs `serveFrom(database)`. */
export const getReminderPage = (key: string, lang: Locale = 'en'): Promise<Response> =>
  GET(new Request(address(key, lang)), routed(key))

/** Posts to that page as a mail program does: from another origin and without a cookie. */
export function postReminder(key: string, body: Record<string, string>, lang: Locale = 'en'): Promise<Response> {
  const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
  const request = { method: 'POST', headers, body: new URLSearchParams(body) }
  return POST(new Request(address(key, lang), request), routed(key))
}
