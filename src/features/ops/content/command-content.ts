import { isOfferedSku, offeredSkus } from '@/core/commerce/product'
import { isLocale, type Locale, locales } from '@/core/locale'
import { type ArticlePhase, articlePhases } from '@/core/site/state'
import { commandLine } from '../audit'
import { type Command, UsageError } from '../command-kind'
import { listArticles, setArticle } from './articles'
import { addNotice, endNotice, listNotices } from './notices'
import { addOffer, endOffer, listOffers } from './offers'

const whole = { q: '', page: 1, whole: true } as const

const isPhase = (word: string | undefined): word is ArticlePhase => articlePhases.some((phase) => phase === word)

/** `cn`, `en`, `es`, or `all` of them. */
function languagesOf(word: string | undefined): Locale[] | null {
  if (word === 'all') return [...locales]
  return isLocale(word) ? [word] : null
}

/** A moment as ISO 8601; null where there is none. */
function momentOf(word: string | undefined): string | null {
  if (word === undefined) return null
  const at = new Date(word)
  if (Number.isNaN(at.getTime())) throw new UsageError(`“${word}” is no moment, like 2026-11-24T08:00Z.`)
  return at.toISOString()
}

const spanOf = ({ startsAt, endsAt, state }: { startsAt: string; endsAt: string; state: string }): string =>
  `${state}  ${startsAt} – ${endsAt}`

export const contentCommands: Readonly<Record<string, Command>> = {
  'articles list': {
    usage: 'articles list                                how every article stands, with a preview link for a week',
    run: async ({ database: { db }, now }) => {
      const { rows } = await listArticles(db, commandLine, { ...whole, filter: 'all' }, 'en', now)
      const states = (row: (typeof rows)[number]) => row.states.map((one) => `${one.locale} ${one.standing}`).join(', ')
      return rows.map((row) => `${row.id}  ${states(row)}\n  ${row.preview}`).join('\n')
    },
  },
  'articles set': {
    usage: `articles set <id> <cn|en|es|all> <${articlePhases.join('|')}> [<moment>]`,
    reasoned: true,
    run: async ({ database: { db }, words: [articleId, language, phase, moment], reason, now }) => {
      const languages = languagesOf(language)
      if (!articleId || !languages || !isPhase(phase)) return null
      const publicAt = phase === 'scheduled' ? momentOf(moment) : null
      await setArticle(db, commandLine, { articleId, locales: languages, phase, publicAt, reason }, now)
      return 'Every process knows it within a minute.'
    },
  },
  'notice list': {
    usage: 'notice list                                  the lines above the pages of the site',
    run: async ({ database: { db }, now }) => {
      const { rows } = await listNotices(db, commandLine, whole, now)
      return rows.map((row) => `${row.id}  ${row.kind}  ${spanOf(row)}\n  ${row.texts.en}`).join('\n') || 'None.'
    },
  },
  'notice add': {
    usage: 'notice add <information|disturbance> <until> "<cn>" "<en>" "<es>"',
    reasoned: true,
    run: async ({ database: { db }, words: [kind, until, cn, en, es], reason, now }) => {
      const endsAt = momentOf(until)
      if ((kind !== 'information' && kind !== 'disturbance') || !endsAt || !cn || !en || !es) return null
      await addNotice(db, commandLine, { kind, texts: { cn, en, es }, startsAt: null, endsAt, reason }, now)
      return 'Every process shows it within a minute.'
    },
  },
  'notice end': {
    usage: 'notice end <id>',
    reasoned: true,
    run: async ({ database: { db }, words: [noticeId], reason, now }) => {
      if (!noticeId) return null
      await endNotice(db, commandLine, { noticeId, reason }, now)
      return 'It is gone within a minute.'
    },
  },
  'offers list': {
    usage: 'offers list                                  prices that are, were or will be lower for a time',
    run: async ({ database: { db }, now }) => {
      const { rows } = await listOffers(db, commandLine, whole, now)
      const prices = (row: (typeof rows)[number]) => row.prices.map((one) => `${one.amountMinor} ${one.currency}`)
      return rows.map((row) => `${row.id}  ${row.sku}  ${prices(row).join(', ')}  ${spanOf(row)}`).join('\n') || 'None.'
    },
  },
  'offers add': {
    usage: `offers add <percent> <from|now> <until> [<${offeredSkus.join('|')}> …]   all products, unless some are named`,
    reasoned: true,
    run: async ({ database: { db }, words: [percent, from, until, ...named], reason, now }) => {
      const endsAt = momentOf(until)
      const startsAt = from === 'now' ? null : momentOf(from)
      if (!endsAt || (from !== 'now' && !startsAt)) return null
      if (!/^\d{1,2}$/.test(percent ?? '')) throw new UsageError(`“${percent}” is no whole percentage, like 20.`)
      const unknown = named.find((one) => !isOfferedSku(one))
      if (unknown) throw new UsageError(`There is no product “${unknown}”.`)
      const skus = named.length > 0 ? named.filter(isOfferedSku) : [...offeredSkus]
      await addOffer(db, commandLine, { skus, percent: Number(percent), startsAt, endsAt, reason }, now)
      return 'It begins when every process knows it, in two minutes at the earliest.'
    },
  },
  'offers end': {
    usage: 'offers end <id>                              with what was offered together with it',
    reasoned: true,
    run: async ({ database: { db }, words: [offerId], reason, now }) => {
      if (!offerId) return null
      await endOffer(db, commandLine, { offerId, reason }, now)
      return 'It ends in two minutes.'
    },
  },
}
