import type { Metadata } from 'next'
import type { Tag } from '@/content/articles/article'
import { articleCards } from '@/content/articles/article-cards'
import { listArticles } from '@/content/articles/article-catalogue'
import { articlesIn, type ListId, pageCount, pageOf, tagsIn } from '@/content/articles/articles'
import type { Locale } from '@/core/locale'
import { ArticleList } from '@/features/column/ui/ArticleList'
import { texts } from '@/server/i18n/i18n'
import { columnMetadata } from './column-metadata'

/** Address of a list page: page 1 and its successors, or all articles with one tag. */
export interface ListAddress {
  locale: Locale
  list: ListId
  tag?: Tag
  page: number
}

const pathOf = ({ list, tag, page }: ListAddress): string =>
  `/column/articleList/${list}${tag ? `/tag/${tag}` : page > 1 ? `/${page}` : ''}`

async function listTexts({ locale, list, tag }: ListAddress) {
  const t = await texts(locale, 'column')
  const name = list === 'all' ? t('all.name') : t(`columns.${list}.name`)
  const params = { name, tag: tag ? t(`tags.${tag}`) : '' }
  const whole = list === 'all' ? name : t('list.title', params)
  return {
    title: tag ? t('list.tagged', params) : whole,
    lede: list === 'all' ? t('all.intro') : t(`columns.${list}.about`),
    description: tag ? t('list.taggedDescription', params) : t('list.description', params),
    keywords: list === 'all' ? t('all.keywords') : t(`columns.${list}.keywords`),
    page: (page: number, pages: number) => t('list.page', { page, pages }),
  }
}

const pagesOf = ({ locale, list, tag }: ListAddress): number =>
  tag ? 1 : pageCount(articlesIn(list, undefined, listArticles(locale)).length)

export async function listMetadata(address: ListAddress): Promise<Metadata> {
  const { title, description, keywords, page } = await listTexts(address)
  const path = pathOf(address)
  if (address.page === 1) return columnMetadata(address.locale, path, { title, description, keywords })
  // Every page of a site should have a unique title and description.
  const which = page(address.page, pagesOf(address))
  const colon = address.locale === 'cn' ? '：' : ': '
  const text = { title: `${title} · ${which}`, description: `${which}${colon}${description}`, keywords }
  return columnMetadata(address.locale, path, text)
}

/** Renders a list of articles; a list by tag is short enough for one page. */
export async function ListDocument(address: ListAddress) {
  const { locale, list, tag, page } = address
  const { title, lede } = await listTexts(address)
  const found = articlesIn(list, tag, listArticles(locale))
  return (
    <ArticleList
      locale={locale}
      list={list}
      tag={tag}
      title={title}
      lede={lede}
      articles={articleCards(tag ? found : pageOf(found, page), locale)}
      tags={tagsIn(list, listArticles(locale))}
      page={page}
      pages={pagesOf(address)}
    />
  )
}
