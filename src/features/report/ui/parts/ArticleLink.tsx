import type { Locale } from '@/core/locale'
import type { Translate } from '@/core/texts/namespaces'
import { Phrase } from '@/ui/Phrase'
import type { ArticlesToRead } from '../../schema'
import styles from './ArticleLink.module.css'

interface Props {
  article: ArticlesToRead['week'] | undefined
  locale: Locale
  t: Translate<'report'>
}

/** Renders the link to an article on a part or a week; nothing if no article fits. */
export function ArticleLink({ article, locale, t }: Props) {
  if (!article) return null
  return (
    <p className={styles.toRead}>
      {t('next.read')}
      <a className="words" href={`/column/articleDetail/${article.id}`}>
        <Phrase text={article.title} locale={locale} />
      </a>
    </p>
  )
}
