'use client'
import { Anchor } from '@mantine/core'
import { Link } from '@/ui/app/Link'
import panel from '@/ui/form/panel.module.css'
import { useTexts } from '@/ui/texts'
import type { Sharing } from '../schema'
import { CardPanel } from './card/CardPanel'
import type { DrawnCard } from './card/draw-card'
import { ComparePanel } from './comparison/ComparePanel'
import { PageHead } from './PageHead'

interface Props {
  sharing: Sharing
  /** The card before anything is chosen. */
  firstCard: DrawnCard
}

/** Everything that one sitting can be shown by, for its owner. */
export function SharingScreen({ sharing, firstCard }: Props) {
  const t = useTexts('share')
  const { sittingId, title } = sharing
  return (
    <div className={`wrap narrow ${panel.page}`}>
      <PageHead eyebrow={title} title={t('title')} lead={t('lead')} />
      <CardPanel sharing={sharing} first={firstCard} />
      <ComparePanel sharing={sharing} />
      <p>
        <Anchor component={Link} href={`/report/${sittingId}`}>
          {t('back')}
        </Anchor>
      </p>
    </div>
  )
}
