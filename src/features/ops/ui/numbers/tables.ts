import { articleText } from '@/content/articles/article-text'
import { findAnyArticle } from '@/content/articles/articles'
import { findInstrument, loadInstrumentText } from '@/content/tests/instruments'
import { fractionsOfMax } from '@/core/charts/columns'
import { formatMoney } from '@/core/commerce/money'
import { productTitle } from '@/core/commerce/product-texts'
import { htmlLang, type Locale, localeNames } from '@/core/locale'
import type { TextKey, Translate } from '@/core/texts/namespaces'
import type { Numbers } from '../../numbers/numbers-schema'
import type { NumbersTableProps } from './NumbersTable'

/** A table of the page; `name` is the key of its heading in the texts. */
export interface NamedTable extends Pick<NumbersTableProps, 'head' | 'rows' | 'bars'> {
  name: 'money' | 'funnel' | 'visits' | 'tests' | 'articles' | 'products' | 'mails' | 'answers'
}

interface Words {
  t: Translate<'admin-numbers'>
  shop: Translate<'shop'>
  locale: Locale
}

/** Returns the title of a test in the reader's language. */
export async function testTitle(slug: string, locale: Locale): Promise<string> {
  const instrument = findInstrument(slug)
  return instrument ? (await loadInstrumentText(instrument, locale)).title : slug
}

function articleTitle(id: string, locale: Locale): string {
  const article = findAnyArticle(id)
  return article ? articleText(article, locale).title : id
}

/** Returns a share in percent with at most one decimal; null if the whole is 0. */
const percentOf =
  (locale: Locale) =>
  (part: number, whole: number): string | null =>
    whole === 0
      ? null
      : new Intl.NumberFormat(htmlLang[locale], { style: 'percent', maximumFractionDigits: 1 }).format(part / whole)

/**
 * Maps each step to the earlier step of which its share is shown. Summaries and reports have none: they are counted
 * each time they are opened, and credits and gifts open reports too. A count can be larger than that of the earlier
 * step, because a sitting may have begun before the window; no share is shown then.
 */
const partOf: Partial<Record<FunnelStep, FunnelStep>> = {
  start: 'visit',
  complete: 'start',
  checkout: 'complete',
  payment: 'checkout',
}
type FunnelStep = Numbers['funnel'][number]['step']

/** Returns the tables of the page, with translated names for their rows. */
export async function createTables(numbers: Numbers, { t, shop, locale }: Words): Promise<NamedTable[]> {
  const { funnel, money, visits, tests, articles, products, mails, answers } = numbers
  const percent = percentOf(locale)
  const compared = [t('now'), t('before')]
  const languages = Object.values(localeNames)
  const byLanguage = (rows: Numbers['visits'], nameOf: (key: string) => string) =>
    rows.map(({ key, byLocale, now, before }) => [nameOf(key), ...byLocale.map(({ count }) => count), now, before])
  const cash = (amountMinor: number, currency: (typeof money)[number]['currency']) =>
    formatMoney({ amountMinor, currency }, locale)
  const steps = funnel.map(({ now }) => now)
  const all = answers.reduce((sum, { now }) => sum + now, 0)
  return [
    {
      name: 'money',
      head: [t('currency'), t('orders'), t('paid'), t('before'), t('refunds'), t('refunded'), t('ofPaid')],
      rows: money.map(({ currency, orders, paidMinor, beforeMinor, ...back }) => [
        ...[currency, orders, cash(paidMinor, currency), beforeMinor === null ? null : cash(beforeMinor, currency)],
        ...[back.refunds, cash(back.refundedMinor, currency), cash(back.ofPaidMinor, currency)],
      ]),
    },
    {
      name: 'funnel',
      head: [t('step'), ...compared, t('ofStep')],
      rows: funnel.map(({ step, now, before }) => {
        const whole = partOf[step]
        const all = funnel.find((other) => other.step === whole)?.now ?? 0
        const share = whole && now <= all ? percent(now, all) : null
        return [
          t(`steps.${step}`),
          now,
          before,
          whole && share ? t('shareOf', { share, step: t(`steps.${whole}`) }) : null,
        ]
      }),
      bars: fractionsOfMax(steps),
    },
    {
      name: 'tests',
      head: [
        t('test'),
        ...(['start', 'complete', 'summary', 'report', 'share', 'shareRun'] as const).map((one) => t(`of.${one}`)),
      ],
      rows: await Promise.all(
        tests.map(async ({ slug, start, complete, summary, report, share, shareRun }) => [
          await testTitle(slug, locale),
          ...[start, complete, summary, report, share, shareRun],
        ]),
      ),
    },
    {
      name: 'visits',
      head: [t('page'), ...languages, ...compared],
      rows: byLanguage(visits, (key) => t(`pages.${key}` as TextKey<'admin-numbers'>)),
    },
    {
      name: 'articles',
      head: [t('article'), ...languages, ...compared],
      // Articles that nobody read to the end are left out: there are dozens, and they would hide the few with readers.
      rows: byLanguage(
        articles.filter(({ now, before }) => now > 0 || (before ?? 0) > 0),
        (id) => articleTitle(id, locale),
      ),
    },
    {
      name: 'products',
      head: [t('product'), t('steps.checkout'), t('steps.payment')],
      rows: products.map(({ sku, checkout, payment }) => [productTitle(shop, sku), checkout, payment]),
    },
    {
      name: 'mails',
      head: [t('mail'), ...compared],
      rows: mails.map(({ key, now, before }) => [t(`mailFates.${key}`), now, before]),
    },
    {
      name: 'answers',
      head: [t('answer'), ...compared, t('share')],
      rows: answers.map(({ key, now, before }) => [key, now, before, percent(now, all)]),
    },
  ]
}
