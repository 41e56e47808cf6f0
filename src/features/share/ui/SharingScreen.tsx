'use client'
import { Anchor, Checkbox, Text, Title } from '@mantine/core'
import { invitationDays } from '@/core/account/invitation'
import { formatList } from '@/core/charts/card-words'
import { languageNameFor } from '@/core/locale'
import { Link } from '@/ui/app/Link'
import { SubmitButton } from '@/ui/form/form-parts'
import panel from '@/ui/form/panel.module.css'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useOptimisticRender } from '@/ui/optimistic'
import { useLocale, useTexts } from '@/ui/texts'
import type { Sharing } from '../schema'
import { CardPanel } from './card/CardPanel'
import type { FirstCard } from './card/CardPreview'
import { ComparisonLinks } from './comparison/ComparisonLinks'
import { NameField } from './comparison/NameField'
import { PageHeader } from './PageHeader'
import styles from './Share.module.css'
import { usePanelNote } from './use-panel-note'

interface Props {
  sharing: Sharing
  /** The card before anything is chosen. */
  firstCard: FirstCard
}

/** Renders all ways to share one sitting, for its owner. */
export function SharingScreen({ sharing, firstCard }: Props) {
  const t = useTexts('share')
  const { sittingId, title } = sharing
  return (
    <div className={`wrap narrow flush ${panel.page} ${styles.page}`}>
      <PageHeader eyebrow={title} title={t('title')} />
      <CardPanel sharing={sharing} first={firstCard} />
      <ComparePanel sharing={sharing} />
      <p>
        <Anchor component={Link} className="alone" href={`/report/${sittingId}`}>
          {t('back')}
        </Anchor>
      </p>
    </div>
  )
}

/** Renders the invitation to a comparison, and the existing comparisons. The consent box is never pre-ticked. */
export function ComparePanel({ sharing }: { sharing: Sharing }) {
  const t = useTexts('share')
  const locale = useLocale()
  const { note, tell } = usePanelNote()
  const { shown: comparisons, applyAndRefresh } = useOptimisticRender(sharing.comparisons)
  const { sittingId } = sharing
  const form = useServerForm(
    (api) => api.share.invite,
    async () => (await import('../schema')).InviteInput,
    {
      initialValues: { name: sharing.name, agreed: false, sittingId },
      onDone: (invitation) => {
        applyAndRefresh((before) => [invitation, ...before])
        form.setValues({ agreed: false })
        tell(t('compare.made', { days: invitationDays }))
      },
    },
  )

  const parts = sharing.parts.map(({ name }) => name)
  return (
    <section className={panel.panel} aria-labelledby="compare">
      <Title id="compare">{t('compare.title')}</Title>
      <Text c="dimmed">{t('compare.lead')}</Text>
      <Text>{t('compare.parts', { list: formatList(parts, locale) })}</Text>
      <Text>{t('compare.language', { language: languageNameFor(locale, sharing.takenIn) })}</Text>
      <ServerForm {...form.props} className={panel.form}>
        <NameField id="compare-name" {...form.field('name')} description={t('compare.nameHint')} />
        <Checkbox {...form.field('agreed', 'checkbox')} label={t('compare.agree')} />
        <div className={panel.actions}>
          <SubmitButton failure={form.failure} busy={form.busy}>
            {t('compare.invite')}
          </SubmitButton>
        </div>
      </ServerForm>
      {note}
      <ComparisonLinks comparisons={comparisons} onEnded={() => tell(t('compare.ended'), { focus: true })} />
    </section>
  )
}
