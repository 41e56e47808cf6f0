import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { logOf, smtpSitePort } from '../../playwright.config'
import { password } from '../support/account-steps'
import { staffPassword } from '../support/orders-data'

const ports = [smtpSitePort - 1, smtpSitePort]

/** Reads all log lines that the sites have written at their most detailed level. */
const written = (): string =>
  ports
    .flatMap((port) => [logOf(port), `var/e2e-${port}/stderr.log`])
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** Returns data found only in mails: recipients, codes, one-time passwords, and the keys in links. */
async function mailed(): Promise<string[]> {
  const dir = `var/e2e-${ports[0]}/outbox`
  const files = readdirSync(dir).filter((file) => file.endsWith('.eml'))
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(`${dir}/${file}`))))
  return mails.flatMap(({ to = [], text = '' }) => {
    const addresses = to.flatMap(({ address, name }) => [address, name])
    const codes = text.match(/\b\d{4} \d{4}\b/g) ?? []
    const passwords = text.match(/^[A-Za-z0-9]{4,6}(-[A-Za-z0-9]{4,6}){3,}$/gm) ?? []
    // An order number gives no access by itself, so the log may contain it.
    const links = (text.match(/https?:\S+/g) ?? []).map((url) => url.replace(/\border=[\w-]+|\/invoice\/[\w-]+\./, ''))
    const keys = links.flatMap((url) => url.match(/[\w-]{16,}/g) ?? [])
    return [...addresses, ...codes, ...passwords, ...keys]
  }) as string[]
}

/** Values the tests type into fields: names, birthdays, wrong passwords. */
const typed = (): string[] =>
  readdirSync('e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(`e2e/${file}`, 'utf8').matchAll(/\.fill\('([^']+)'\)/g)].map(([, text = '']) => text),
    )

/** Fields of a log line that reveal nothing about a person; check a new field before adding it here. */
const harmless = new Set(
  `level time pid hostname msg req method route status ms bytes sql job topic attempts error failed alarm rings kind state
   value instrument retake parts order refund limit points seconds missing task path type at id n folder`.split(/\s+/),
)

test('no log line contains an address, a name, a code, a password, a key or an answer [log-names-nobody]', async () => {
  const log = written()
  expect(log.match(/"msg":"answered"/g)?.length, 'there is a run to look at').toBeGreaterThan(100)

  const known = [...new Set([...(await mailed()), ...typed(), password, staffPassword])].filter(
    // Shorter texts occur in ordinary words too.
    (text) => text?.length > 6,
  )
  expect(known.length, 'there is something to look for').toBeGreaterThan(20)
  expect(known.filter((text) => log.includes(text))).toEqual([])
  // Without its gap, a code is an ordinary number that the milliseconds of a log line can contain by chance.
  const codes = known.filter((text) => /^\d{4} \d{4}$/.test(text)).map((text) => text.replace(' ', ''))
  expect(codes.length, 'there are codes to look for').toBeGreaterThan(5)
  expect(codes.filter((code) => new RegExp(`(?<![\\d.])${code}(?!\\d)`).test(log))).toEqual([])
  expect(log.match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi) ?? [], 'addresses').toEqual([])

  const lines = log.split('\n').filter((line) => line.startsWith('{"level"'))
  expect(
    lines.filter((line) => /\b127\.0\.0\.1\b|::1\b/.test(line)),
    'where they came from',
  ).toEqual([])
  const fields = new Set(lines.flatMap((line) => Object.keys(JSON.parse(line))))
  expect([...fields].filter((field) => !harmless.has(field))).toEqual([])
})
