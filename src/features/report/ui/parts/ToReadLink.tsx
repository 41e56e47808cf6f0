import type { Translate } from '@/core/texts/namespaces'
import type { ToRead } from '../../schema'
import styles from './ToReadLink.module.css'

interface Props {
  article: ToRead['week'] | undefined
  t: Translate<'report'>
}

/** Renders the link to an article on a part or a week; nothing if no article fits. */
export function ToReadLink({ article, t }: Props) {
  if (!article) return null
  return (
    <p className={styles.toRead}>
      {t('next.read')}
      <a href={`/column/articleDetail/${article.id}`}>{article.title}</a>
    </p>
  )
}
