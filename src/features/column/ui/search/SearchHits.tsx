import { Text, Title } from '@mantine/core'
import { Fragment } from 'react'
import type { Locale } from '@/core/locale'
import { texts } from '@/server/i18n/i18n'
import type { MarkedText, SearchHit } from '../../schema'
import styles from './SearchScreen.module.css'

/** The results of a search: title, place, and the sentence with the words that were searched for. */
export async function SearchHits({ locale, hits }: { locale: Locale; hits: readonly SearchHit[] }) {
  const t = await texts(locale, 'column')
  return (
    <ol className={styles.hits}>
      {hits.map(({ kind, id, group, title, excerpt }) => (
        <li key={`${kind}/${id}`}>
          <Text className="eyebrow">
            {kind === 'test' ? t('search.test') : t('title')} · {t(`columns.${group}.name`)}
          </Text>
          <Title>
            <a href={kind === 'test' ? `/tests/${id}` : `/column/articleDetail/${id}`}>
              <Marked pieces={title} />
            </a>
          </Title>
          <Text c="dimmed">
            <Marked pieces={excerpt} />
          </Text>
        </li>
      ))}
    </ol>
  )
}

const Marked = ({ pieces }: { pieces: MarkedText }) =>
  pieces.map(({ text, marked }, index) => {
    // The pieces of a text keep their order, so their index is a stable key.
    const key = `${index}${text}`
    return marked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>
  })
