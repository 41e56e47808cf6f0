import type { Tag } from '@/content/articles/article'
import type { ListId } from '@/content/articles/articles'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import styles from './TagLinks.module.css'

interface Props {
  locale: Locale
  label: string
  list: ListId
  tags: readonly Tag[]
  /** The tag whose list is shown. With `every` there is also a link to the list of all topics. */
  current?: Tag
  every?: boolean
}

/** Renders links to the list of each topic. */
export async function TagLinks({ locale, label, list, tags, current, every = false }: Props) {
  const t = await texts(locale, 'column')
  const path = `/column/articleList/${list}`
  return (
    <nav className={styles.tags} aria-label={label} data-no-print>
      <ul>
        {every && (
          <li>
            <a href={path} aria-current={current ? undefined : 'page'}>
              {t('list.every')}
            </a>
          </li>
        )}
        {tags.map((tag) => (
          <li key={tag}>
            <a href={`${path}/tag/${tag}`} aria-current={tag === current ? 'page' : undefined}>
              {t(`tags.${tag}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
