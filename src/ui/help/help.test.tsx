import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { helpCards } from '@/app/_pages/help-cards'
import { helpCountries } from '@/content/helplines/countries'
import { loadInstrumentText } from '@/content/tests/instruments'
import { contactLink } from '@/core/care/helplines'
import { locales } from '@/core/locale'
import { HelpFirst } from '@/features/report/ui/help/HelpFirst'
import { createSampleReport } from '@/features/report/view/sample-report'
import { renderPdf } from '@/pdf/render'
import { texts } from '@/server/i18n/i18n'
import { publishedInstrument } from '@/testing/data/sittings'
import { readPdf, removeSpaces } from '@/testing/pdf-text'
import { Helplines } from './Helplines'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')
const calls = (html: string) => [...html.matchAll(/href="((?:tel|sms):[^"]+)"/g)].map(([, href]) => href)

describe.each(locales)('help in %s', (locale) => {
  const page = async () => renderToStaticMarkup(<Helplines {...helpCards(locale)} t={await texts(locale, 'help')} />)

  test('lists every number of every country with its name when scripts are off', async () => {
    const html = await page()
    for (const { code, emergency, crisis, violence, young } of helpCountries) {
      const [entry = ''] = html
        .slice(html.indexOf(`<details id="${code}"`))
        .split(/<\/details>(?=<details id="[A-Z]|<\/div><\/section>)/)
      for (const { number } of emergency) expect(entry).toContain(`href="tel:${number}"`)
      for (const { name, reach, note } of [...crisis, ...violence, ...young]) {
        for (const contact of reach) expect(entry).toContain(`href="${escaped(contactLink(contact))}"`)
        expect(entry).toContain(escaped(typeof name === 'string' ? name : name[locale]))
        if (note) expect(entry).toContain(escaped(note[locale]))
      }
    }
  })

  test('has one unique anchor for each group of helplines', async () => {
    const html = await page()
    for (const id of ['engaged', 'violence', 'young']) expect(html.split(` id="${id}"`)).toHaveLength(2)
    expect(html.match(/ id="/g)?.length).toBe(new Set(html.match(/ id="[^"]+"/g)).size)
  })

  test('shows a link to all countries instead of the country choice when scripts are off', async () => {
    const t = await texts(locale, 'report')
    for (const html of [await page(), renderToStaticMarkup(<HelpFirst locale={locale} t={t} />)]) {
      for (const [choice] of html.matchAll(/<(?:label|p)[^>]*data-help-choice[^>]*>/g))
        expect(choice).toContain('hidden')
      const [link] = html.match(/<a[^>]*data-help-all[^>]*>/g) ?? []
      expect(link).toContain('href="/help-now#all"')
      expect(link).not.toContain('hidden')
    }
  })

  test('names the country exactly once outside the control that changes it', async () => {
    const { own, words } = helpCards(locale)
    const html = renderToStaticMarkup(<HelpFirst locale={locale} t={await texts(locale, 'report')} />)
    const seen = html.replaceAll(/<label[\s\S]*?<\/label>/g, '').replaceAll(/<[^>]+>/g, '\n')
    expect(seen.split('\n').filter((line) => line === own.name)).toHaveLength(1)
    expect(html.split(`>${words.change}<`).length).toBeGreaterThan(2)
  })

  test('shows the helpline, text contacts and emergency number in this order, with the rest collapsed', async () => {
    const html = renderToStaticMarkup(<HelpFirst locale={locale} t={await texts(locale, 'report')} country="US" />)
    const places = [
      '<h2',
      'data-leave',
      'data-help-call',
      'href="sms:988"',
      'href="tel:911"',
      'data-kind="engaged"',
    ].map((mark) => html.indexOf(mark))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
    const folded = [...html.matchAll(/<details[^>]*data-kind="(\w+)"/g)].map(([, kind]) => kind)
    expect(folded).toEqual(['engaged', 'violence', 'young'])
    expect(html).not.toContain('<details open')
  })

  test('lists unconfirmed details only at the foot of the page', async () => {
    const html = await page()
    const foot = html.indexOf('id="about-numbers"')
    for (const { doubts } of helpCards(locale).all) {
      for (const doubt of doubts) expect(html.indexOf(escaped(doubt))).toBeGreaterThan(foot)
    }
  })

  test('begins with the same numbers on the page, in the report and in its PDF', async () => {
    const t = await texts(locale, 'report')
    const report = calls(renderToStaticMarkup(<HelpFirst locale={locale} t={t} />))
    expect(report.length).toBeGreaterThan(4)
    expect(calls(await page()).slice(0, report.length)).toEqual(report)

    const instrument = publishedInstrument('low-mood')
    const view = {
      ...createSampleReport(instrument, await loadInstrumentText(instrument, locale), locale, null),
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
    const written = removeSpaces(paper.map(({ text }) => text).join(''))
    const { own } = helpCards(locale)
    const numbers = [
      own.first.label,
      ...own.ways.map(({ label }) => label),
      ...own.emergency.numbers.map(({ number }) => number),
      ...own.groups.flatMap(({ lines }) => lines.flatMap(({ contacts }) => contacts.map(({ label }) => label))),
    ]
    let from = 0
    for (const number of numbers) {
      const at = written.indexOf(removeSpaces(number), from)
      expect({ number, found: at >= from }).toEqual({ number, found: true })
      from = at
    }
  }, 30_000)

  test('shows the numbers of the given country in the report', async () => {
    const t = await texts(locale, 'report')
    const html = renderToStaticMarkup(<HelpFirst locale={locale} t={t} country="HK" />)
    expect(calls(html).slice(0, 2)).toEqual(['tel:18111', 'tel:999'])
  })
})
