import type { ReactNode } from 'react'
import type { Translate } from '@/core/texts/namespaces'
import { Link } from '@/ui/app/Link'
import { LinkButton } from '@/ui/app/LinkButton'
import styles from './Year.module.css'

/** Renders the page for non-members: a description of the year, with a small sample of invented answers. */
export function YearOffer({ sample, t }: { sample: ReactNode; t: Translate<'year'> }) {
  return (
    <article className={`wrap narrow section ${styles.year}`}>
      <p>
        <Link href="/me">{t('back')}</Link>
      </p>
      <header>
        <h1>{t('members')}</h1>
        <p className="lede">{t('membersText')}</p>
        <p>
          <LinkButton href="/vip">{t('vip')}</LinkButton>
        </p>
      </header>
      {sample}
    </article>
  )
}
