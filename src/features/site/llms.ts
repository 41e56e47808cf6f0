import { columns } from '@/content/articles/article'
import { listArticles } from '@/content/articles/article-catalogue'
import { articleText } from '@/content/articles/article-text'
import { publishedArticles } from '@/content/articles/articles'
import { currentInstruments, loadInstrumentText } from '@/content/tests/instruments'
import { type Locale, localeNames, locales } from '@/core/locale'
import { loadTexts } from '@/server/i18n/dictionaries'

/** Only machines read the file, so one language is enough; every page it names exists in every language. */
const language: Locale = 'en'

/**
 * Returns a summary of the site in the format of https://llmstxt.org: its purpose, its limits and its pages.
 * @param origin origin of the site
 */
export async function buildLlmsText(origin: string): Promise<string> {
  const [common, column] = await Promise.all([loadTexts(language, 'common'), loadTexts(language, 'column')])
  const link = (path: string, name: string, about?: string) =>
    `- [${name}](${origin}${path}?lang=${language})${about ? `: ${about}` : ''}`
  const tests = currentInstruments().map(async (instrument) => {
    const { title, description } = await loadInstrumentText(instrument, language)
    return link(`/tests/${instrument.slug}`, title, description)
  })
  const articles = columns.flatMap((id) => {
    const own = publishedArticles(listArticles(language)).filter((article) => article.column === id)
    if (own.length === 0) return []
    const links = own.map((article) => {
      const { title, description } = articleText(article, language)
      return link(`/column/articleDetail/${article.id}`, title, description)
    })
    return [`## Articles: ${column(`columns.${id}.name`)}`, '', ...links, '']
  })
  return `${[
    `# ${common('site.name')}`,
    '',
    `> ${common('site.description')}`,
    '',
    'The tests describe; they diagnose nothing. They are for adults and take the place of no doctor or psychologist.',
    'Whoever may hurt themselves or somebody else, or is not safe, needs people now: the page “Get help now” below',
    'has phone numbers by country.',
    '',
    `Every page exists in ${locales.map((one) => `${localeNames[one]} (\`?lang=${one}\`)`).join(', ')}.`,
    '',
    '## Tests',
    '',
    ...(await Promise.all(tests)),
    '',
    ...articles,
    '## About',
    '',
    link('/help-now', 'Get help now', 'phone numbers by country'),
    link('/science', 'How the tests are built', 'scoring, levels, limits, what is not known yet'),
    link('/about', `About ${common('site.name')}`),
    link('/privacy', 'Privacy'),
    link('/privacy/mexico', 'Privacy notice for Mexico'),
    link('/refunds', 'Refunds'),
  ].join('\n')}\n`
}
