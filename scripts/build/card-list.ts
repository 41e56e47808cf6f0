import { groups } from '@/core/instrument'
import { articleText } from '../../src/content/articles/article-text'
import { publishedArticles } from '../../src/content/articles/articles'
import { sceneOf } from '../../src/content/articles/scenes/scenes'
import { cardFile } from '../../src/content/social-card'
import { instrumentsOf, loadInstrumentText } from '../../src/content/tests/instruments'
import { type Locale, locales } from '../../src/core/locale'
import { loadTexts } from '../../src/server/i18n/dictionaries'
import type { Card } from './card'

/** Card with its output file under public/. */
export type CardFile = Card & { file: string }

/** Returns every card of the site: one for the whole site, one for each test and each article, in each language. */
export const allCards = async (): Promise<CardFile[]> => (await Promise.all(locales.map(cardsIn))).flat()

async function cardsIn(locale: Locale): Promise<CardFile[]> {
  const [column, common, home, tests] = await Promise.all([
    loadTexts(locale, 'column'),
    loadTexts(locale, 'common'),
    loadTexts(locale, 'home'),
    loadTexts(locale, 'tests'),
  ])
  const site = common('site.name')
  const whole: CardFile = {
    locale,
    site,
    file: cardFile(locale, '/'),
    eyebrow: home('hero.eyebrow'),
    title: home('hero.title'),
    text: `${home('hero.promise1')} · ${home('hero.promise2')}`,
    picture: 'glass',
  }
  const perTest = groups.flatMap((group) =>
    instrumentsOf(group).map(async (instrument): Promise<CardFile> => {
      const { title, tagline } = await loadInstrumentText(instrument, locale)
      const file = cardFile(locale, `/tests/${instrument.slug}`)
      return { locale, site, file, eyebrow: tests(`group.${group}.name`), title, text: tagline, picture: group }
    }),
  )
  const perArticle = publishedArticles().map((article): CardFile => {
    const file = cardFile(locale, `/column/articleDetail/${article.id}`)
    const eyebrow = column(`columns.${article.column}.name`)
    return { locale, site, file, eyebrow, title: articleText(article, locale).title, picture: sceneOf(article.id) }
  })
  return [whole, ...(await Promise.all(perTest)), ...perArticle]
}
