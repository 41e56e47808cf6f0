import type { Locale } from '@/core/locale'
import type { Namespaces, TextKey, Translate } from '@/core/texts/namespaces'
import { texts } from '@/server/i18n/i18n'
import { ErrorScreen } from '@/ui/error/ErrorScreen'

export interface NotFoundRequest {
  locale: Locale
  /** Requested path, without the language. */
  path: string
  /** Query of the request, with the question mark; empty without one. */
  search: string
}

/** Links on a missing page, besides the one to the home page. */
type Way = 'tests' | 'retrieve' | 'signIn' | 'me' | 'shop' | 'articles' | 'science' | 'console'

interface MissedPageText {
  /** Title and text; if absent, the title names the path. */
  words?: (locale: Locale) => Promise<{ title: string; text: string }>
  ways: readonly Way[]
}

const wordsOf =
  (name: Exclude<keyof Namespaces['missing'], 'ways'>): MissedPageText['words'] =>
  async (locale) => {
    const t = await texts(locale, 'missing')
    return { title: t(`${name}.title`), text: t(`${name}.text`) }
  }

/** Texts for missing pages, by their path; the first match counts. */
const kinds: readonly (MissedPageText & { paths: RegExp })[] = [
  { paths: /^\/report\//, words: wordsOf('report'), ways: ['retrieve', 'signIn'] },
  {
    paths: /^\/payment\/./,
    words: async (locale) => {
      const t = await texts(locale, 'payment')
      return { title: t('foreign.title'), text: t('foreign.text') }
    },
    ways: ['retrieve', 'signIn'],
  },
  { paths: /^\/payment$/, words: wordsOf('pay'), ways: ['retrieve', 'signIn'] },
  {
    paths: /^\/compare\//,
    words: async (locale) => {
      const t = await texts(locale, 'share')
      return { title: t('unknown.title'), text: t('unknown.text') }
    },
    ways: ['tests', 'signIn'],
  },
  { paths: /^\/shop\//, words: wordsOf('product'), ways: ['shop'] },
  { paths: /^\/me\/orders\//, words: wordsOf('order'), ways: ['me'] },
  { paths: /^\/me\/trend\//, words: wordsOf('trend'), ways: ['me'] },
  { paths: /^\/me\//, ways: ['me'] },
  { paths: /^\/column\/articlePreview/, words: wordsOf('preview'), ways: ['articles'] },
  { paths: /^\/column\//, ways: ['articles'] },
  { paths: /^\/(science|studies)\//, ways: ['science'] },
  { paths: /^\/admin\//, words: wordsOf('console'), ways: ['console'] },
  { paths: /^/, ways: ['tests'] },
]

/** Returns the texts and links for a missing page by its path. */
const kindOf = (path: string): MissedPageText => kinds.find(({ paths }) => paths.test(path)) ?? { ways: [] }

/** Returns the title of the browser tab. */
export async function getNotFoundTitle({ locale, path }: NotFoundRequest): Promise<string> {
  const t = await texts(locale, 'common')
  const words = await kindOf(path).words?.(locale)
  return `${words?.title ?? t('error.notFoundTitle')} · ${t('site.name')}`
}

/**
 * Renders the page for all addresses that do not exist, or are not open to this reader: an explanation, and links
 * onward.
 */
export async function NotFoundScreen({ locale, path, search }: NotFoundRequest) {
  const t = await texts(locale, 'common')
  const { words, ways } = kindOf(path)
  const { title, text } = (await words?.(locale)) ?? {
    title: t('error.notFound', { path: readable(path) }),
    text: t('error.notFoundHint'),
  }
  const links = await Promise.all(ways.map(async (way) => ({ way, ...(await linkOf(way, locale, path + search)) })))
  return (
    <ErrorScreen status={404} message={title} hint={text} home={t('error.home')}>
      {links.map(({ way, href, label }) => (
        // A signed-in reader needs no sign-in link: enhance.js removes it.
        <a key={way} className="button quiet" href={href} data-guest={way === 'signIn' || undefined}>
          {label}
        </a>
      ))}
    </ErrorScreen>
  )
}

/** Returns the address and the text of a link. @param asked the missing address: it may exist after signing in */
async function linkOf(way: Way, locale: Locale, asked: string): Promise<{ href: string; label: string }> {
  const of = async <N extends keyof Namespaces>(href: string, namespace: N, key: TextKey<N>) => {
    const t: Translate<N> = await texts(locale, namespace)
    return { href, label: t(key) }
  }
  switch (way) {
    case 'tests':
      return of('/tests', 'home', 'hero.start')
    case 'retrieve':
      return of('/retrieve', 'common', 'nav.retrieve')
    case 'signIn':
      return of(`/login?next=${encodeURIComponent(asked)}`, 'common', 'nav.signIn')
    case 'me':
      return of('/me', 'me', 'trend.back')
    case 'shop':
      return of('/shop', 'missing', 'ways.shop')
    case 'articles':
      return of('/column', 'missing', 'ways.articles')
    case 'science':
      return of('/science', 'missing', 'ways.science')
    case 'console':
      return of('/admin', 'missing', 'ways.console')
  }
}

/** Decodes a path for display. A malformed escape sequence must not turn the 404 into a 500. */
function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
