import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { helpCards } from '@/app/help-cards'
import { helpCountries } from '@/content/helplines/countries'
import { instrumentText } from '@/content/instruments'
import { contactLink } from '@/core/helplines'
import { locales } from '@/core/locale'
import { renderPdf } from '@/features/report/pdf/render'
import { sampleReport } from '@/features/report/sample'
import { HelpFirst } from '@/features/report/ui/HelpFirst'
import { texts } from '@/server/i18n'
import { readPdf, squeezed } from '@/testing/pdf-text'
import { publishedInstrument } from '@/testing/sittings'
import { Helplines } from './Helplines'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')
const calls = (html: string) => [...html.matchAll(/href="((?:tel|sms):[^"]+)"/g)].map(([, href]) => href)

describe.each(locales)('help in %s', (locale) => {
  const page = async () => renderToStaticMarkup(<Helplines {...helpCards(locale)} t={await texts(locale, 'help')} />)

  test('without a script has every number of every country, each with its name', async () => {
    const html = await page()
    for (const { code, emergency, crisis, violence, young } of helpCountries) {
      const entry = html.slice(html.indexOf(`<details id="${code}"`)).split('</details>')[0] ?? ''
      for (const { number } of emergency) expect(entry).toContain(`href="tel:${number}"`)
      for (const { name, reach, note } of [...crisis, ...violence, ...young]) {
        for (const contact of reach) expect(entry).toContain(`href="${escaped(contactLink(contact))}"`)
        expect(entry).toContain(escaped(typeof name === 'string' ? name : name[locale]))
        if (note) expect(entry).toContain(escaped(note[locale]))
      }
    }
  })

  test('can be pointed at the lines against violence, once', async () => {
    const html = await page()
    for (const id of ['crisis', 'engaged', 'violence', 'young']) expect(html.split(` id="${id}"`)).toHaveLength(2)
    expect(html.match(/ id="/g)?.length).toBe(new Set(html.match(/ id="[^"]+"/g)).size)
  })

  test('a choice that needs a script is not seen without one', async () => {
    const html = await page()
    expect(html.match(/<(label|p)[^>]*data-help-choice[^>]*>/g)).toEqual([
      expect.stringContaining('hidden'),
      expect.stringContaining('hidden'),
    ])
  })

  test('begins with the same numbers on the page, in the report and in its PDF', async () => {
    const t = await texts(locale, 'report')
    const report = calls(renderToStaticMarkup(<HelpFirst locale={locale} t={t} />))
    expect(report.length).toBeGreaterThan(4)
    expect(calls(await page()).slice(0, report.length)).toEqual(report)

    const instrument = publishedInstrument('low-mood')
    const view = {
      ...sampleReport(instrument, await instrumentText(instrument, locale), locale, null),
      help: 'first' as const,
    }
    const [paper = []] = await readPdf(
      await renderPdf({
        kind: 'report',
        view,
        next: { articles: [], test: null },
        site: 'https://mindglass.test',
        locale,
      }),
    )
    const written = squeezed(paper.map(({ text }) => text).join(''))
    const { own } = helpCards(locale)
    const numbers = [
      ...own.emergency.numbers.map(({ number }) => number),
      ...own.groups.flatMap(({ lines }) => lines.flatMap(({ contacts }) => contacts.map(({ label }) => label))),
    ]
    let from = 0
    for (const number of numbers) {
      const at = written.indexOf(squeezed(number), from)
      expect({ number, found: at >= from }).toEqual({ number, found: true })
      from = at
    }
  }, 30_000)

  test('the report shows the country of the request', async () => {
    const t = await texts(locale, 'report')
    const html = renderToStaticMarkup(<HelpFirst locale={locale} t={t} country="HK" />)
    expect(calls(html).slice(0, 2)).toEqual(['tel:999', 'tel:18111'])
  })
})
