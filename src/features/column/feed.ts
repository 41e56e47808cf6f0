import { articleCards } from '@/content/articles/article-cards'
import { listArticles } from '@/content/articles/article-catalogue'
import { publishedArticles } from '@/content/articles/articles'
import { htmlLang, type Locale } from '@/core/locale'
import { escapeMarkup } from '@/core/texts/escape'
import { loadTexts } from '@/server/i18n/dictionaries'

const element = (name: string, text: string): string => `<${name}>${escapeMarkup(text)}</${name}>`

/** Returns the RSS 2.0 feed of all articles in one language, newest first; `origin` is the address of the site. */
export async function articleFeed(locale: Locale, origin: string): Promise<string> {
  const t = await loadTexts(locale, 'column')
  const articles = articleCards(publishedArticles(listArticles(locale)), locale)
  const self = `${origin}/feed/${locale}.xml`
  const items = articles.map(({ id, title, description, published: day, column, tags }) => {
    const link = `${origin}/column/articleDetail/${id}?lang=${locale}`
    return [
      '<item>',
      element('title', title),
      element('link', link),
      // The address without a language identifies the article in every translation.
      `<guid isPermaLink="false">${escapeMarkup(`${origin}/column/articleDetail/${id}#${locale}`)}</guid>`,
      element('description', description),
      element('category', t(`columns.${column}.name`)),
      ...tags.map((tag) => element('category', t(`tags.${tag}`))),
      element('pubDate', new Date(day).toUTCString()),
      '</item>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', t('feed.title')),
    element('link', `${origin}/column?lang=${locale}`),
    `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml" />`,
    element('description', t('feed.description')),
    element('language', htmlLang[locale]),
    ...(articles[0] ? [element('lastBuildDate', new Date(articles[0].published).toUTCString())] : []),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
