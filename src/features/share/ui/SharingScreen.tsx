'use client'
import { Anchor } from '@mantine/core'
import { Link } from '@/ui/app/Link'
import panel from '@/ui/form/panel.module.css'
import { useTexts } from '@/ui/texts'
import { CardPanel } from './CardPanel'
import { ComparePanel } from './ComparePanel'
import { PageHead } from './PageHead'
import { useSharing } from './use-sharing'

/** Everything that one sitting can be shown by, for its owner. */
export function SharingScreen({ sittingId }: { sittingId: string }) {
  const t = useTexts('share')
  const { sharing } = useSharing(sittingId)
  return (
    <div className={`wrap narrow ${panel.page}`}>
      <PageHead eyebrow={sharing.title} title={t('title')} lead={t('lead')} />
      <CardPanel sittingId={sittingId} />
      <ComparePanel sittingId={sittingId} />
      <p>
        <Anchor component={Link} href={`/report/${sittingId}`}>
          {t('back')}
        </Anchor>
      </p>
    </div>
  )
}
