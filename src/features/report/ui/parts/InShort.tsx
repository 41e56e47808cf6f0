import type { Translate } from '@/core/texts/namespaces'
import type { FullView } from '../../schema'
import styles from './Letter.module.css'

interface Props {
  view: FullView
  t: Translate<'report'>
}

/** The report in three lines: what stands out, what that costs or gives, and what to do first. */
export function InShort({ view: { story, dimensions }, t }: Props) {
  const lines = story?.short
  const lead = dimensions.find(({ id }) => id === lines?.part)?.reading
  if (!lines || !lead) return null
  const { costs, first } = lines
  return (
    <dl className={styles.short}>
      <dt>{t('short.stands')}</dt>
      <dd>{lead.quick}</dd>
      <dt>{t('short.costs')}</dt>
      <dd>{costs}</dd>
      {first && (
        <>
          <dt>{t('short.first')}</dt>
          <dd>{first}</dd>
        </>
      )}
    </dl>
  )
}
