import { beforeEach, expect, test } from 'vitest'
import { locales } from '@/core/locale'
import { transferVersion } from '@/core/transfer'
import { createStartInput } from '@/testing/data/sittings'
import { setUpTestDatabase } from '@/testing/database'
import { refusal } from '@/testing/refusal'
import { overrideSettings } from '@/testing/settings'
import { TestBrowser } from '@/testing/test-browser'

const settings = overrideSettings({ PROCESSORS: '' })

const abroad = 'hosting: Nube, S.L. | ES | dpo@nube.example; mail: 邮递 | CN | 400-000'
const mailAbroad = 'hosting: 云 | CN | 400-000; mail: Correo GmbH | DE | dpo@correo.example'
const atHome = 'hosting: 云 | CN | 400-000'

const database = setUpTestDatabase()
let browser: TestBrowser
beforeEach(() => {
  settings.PROCESSORS = ''
  browser = new TestBrowser(database.current)
})

/** Starts a sitting as the run page does: with the consent of a reader in mainland China, or without any elsewhere. */
async function start(agreedTo?: string | null) {
  const given = agreedTo === undefined ? {} : { transfer: { agreedTo } }
  const { sittingId } = await (await browser.api()).tests.start({ ...createStartInput('sleep'), ...given })
  return database.current.db.sitting.findUniqueOrThrow({
    where: { id: sittingId },
    select: { transferVersion: true, transferAt: true },
  })
}
const none = { transferVersion: null, transferAt: null }
const yes = { transferVersion, transferAt: expect.any(Date) }

test.each(locales)(
  'recipients of data outside mainland China are listed in %s with country, purpose and contact',
  async (locale) => {
    settings.PROCESSORS = abroad
    const asked = await (await new TestBrowser(database.current, locale).api()).tests.transfer()
    expect(asked).toMatchObject({ version: transferVersion, needed: true })
    expect(asked?.recipients).toEqual([
      {
        name: expect.stringMatching(/^Nube, S\.L\. \((西班牙|Spain|España)\)$/),
        does: expect.stringMatching(/服务器|Servers|Servidores/),
        contact: 'dpo@nube.example',
      },
    ])
  },
)

test.each(['', atHome])('no consent is requested or stored when no data leaves mainland China (“%s”)', async (set) => {
  settings.PROCESSORS = set
  expect(await (await browser.api()).tests.transfer()).toBeNull()
  expect(await start(transferVersion)).toEqual(none)
  expect(await start(null)).toEqual(none)
})

test.each([
  { set: abroad, agreedTo: transferVersion, stored: yes },
  { set: mailAbroad, agreedTo: transferVersion, stored: yes },
  // Only mails would leave the country, so the test can be taken without this consent.
  { set: mailAbroad, agreedTo: null, stored: none },
  // Readers outside mainland China are not asked.
  { set: abroad, agreedTo: undefined, stored: none },
])(
  'the consent $agreedTo is stored as $stored.transferVersion when the processors are “$set”',
  async ({ set, agreedTo, stored }) => {
    settings.PROCESSORS = set
    expect(await start(agreedTo)).toEqual(stored)
  },
)

test.each([
  { set: abroad, agreedTo: null },
  { set: abroad, agreedTo: '2020-01' },
  { set: mailAbroad, agreedTo: '2020-01' },
])('a test does not start when the processors are “$set” and the consent is $agreedTo', async ({ set, agreedTo }) => {
  settings.PROCESSORS = set
  expect(await refusal(start(agreedTo))).toBe('CONSENT_REQUIRED')
  expect(await database.current.db.sitting.count()).toBe(0)
  expect(await database.current.db.guest.count()).toBe(0)
})
