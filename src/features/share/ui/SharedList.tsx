'use client'
import { Button, Title } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { useTexts } from '@/ui/texts'
import styles from './Share.module.css'

/**
 * Renders the tests of the account with cards or comparisons that others can see, each with a link to manage them;
 * nothing if there are none.
 */
export function SharedList() {
  const t = useTexts('share')
  const [shared] = trpc.share.list.useSuspenseQuery()
  if (shared.length === 0) return null
  return (
    <section className={styles.links} aria-labelledby="shared">
      <Title id="shared">{t('list.title')}</Title>
      <ul className={styles.list}>
        {shared.map(({ sittingId, title, cards, comparisons }) => (
          <li key={sittingId} className={styles.shared}>
            <p className={styles.what}>
              <b>{title}</b>
              <span className={styles.hint}>
                {[
                  ...(cards > 0 ? [t('list.cards', { count: cards })] : []),
                  ...(comparisons > 0 ? [t('list.comparisons', { count: comparisons })] : []),
                ].join(' · ')}
              </span>
            </p>
            <Button component={Link} variant="default" href={`/report/${sittingId}/share`}>
              {t('list.manage')}
              <span className="visually-hidden"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
