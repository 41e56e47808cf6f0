'use client'
import { Checkbox, Group, Text, Title } from '@mantine/core'
import { SubmitButton } from '@/ui/form/form-parts'
import panel from '@/ui/form/panel.module.css'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useOptimisticRender } from '@/ui/optimistic'
import { useLocale, useTexts } from '@/ui/texts'
import type { Sharing } from '../../schema'
import { NameField } from '../comparison/NameField'
import shared from '../Share.module.css'
import { usePanelNote } from '../use-panel-note'
import styles from './Card.module.css'
import { CardLinks } from './CardLinks'
import { CardPreview, type FirstCard } from './CardPreview'

interface Props {
  sharing: Sharing
  /** The card before anything is chosen. */
  first: FirstCard
}

/**
 * Renders the panel for a new card: the portrait, with only the parts that are ticked. The preview comes first, before
 * the card is created and before any explanation.
 */
export function CardPanel({ sharing, first }: Props) {
  const t = useTexts('share')
  const locale = useLocale()
  const { note, tell } = usePanelNote()
  const { shown: cards, applyAndRefresh } = useOptimisticRender(sharing.cards)
  const { sittingId } = sharing
  const nothing: string[] = []
  const form = useServerForm(
    (api) => api.share.createCard,
    async () => (await import('../../schema')).CreateCardInput,
    {
      initialValues: { dimensions: nothing, name: '', sittingId, locale },
      onDone: (card) => {
        applyAndRefresh((before) => [card, ...before])
        form.setValues({ dimensions: [] })
        tell(t('card.made'))
      },
    },
  )
  const { name, ...dimensions } = form.field('dimensions')
  const { parts, locked } = sharing

  return (
    <section className={styles.section} aria-labelledby="card">
      <Title id="card" className="visually-hidden">
        {t('card.title')}
      </Title>
      <CardPreview sharing={sharing} first={first} chosen={form.values.dimensions} name={form.values.name} />
      <details className={styles.seen}>
        <summary>{t('card.seen')}</summary>
        <div>
          <p>{t('lead')}</p>
          <p>{t('card.lead')}</p>
        </div>
      </details>
      <ServerForm {...form.props} className={`${panel.panel} ${panel.form}`}>
        <Checkbox.Group
          {...dimensions}
          label={t('card.legend')}
          onChange={(chosen) => {
            dimensions.onChange(chosen)
            tell('')
          }}
        >
          <Group gap="xs" className={styles.parts}>
            {parts.map((part) => (
              <Checkbox key={part.id} name={name} value={part.id} label={part.name} className={panel.choice} />
            ))}
          </Group>
        </Checkbox.Group>
        {locked > 0 && (
          <Text c="dimmed" size="sm">
            {t('card.locked', { count: locked })}
          </Text>
        )}
        <NameField id="card-name" {...form.field('name')} description={t('card.nameHint')} />
        <div className={shared.both}>
          <Title order={3} size="h4" ff="text" fw={600}>
            {t('card.linkTitle')}
          </Title>
          <Text c="dimmed">{t('card.linkText')}</Text>
        </div>
        <div className={panel.actions}>
          <SubmitButton failure={form.failure} busy={form.busy}>
            {t('card.make')}
          </SubmitButton>
        </div>
      </ServerForm>
      {note}
      <CardLinks cards={cards} onRevoked={() => tell(t('card.revoked'), { focus: true })} />
    </section>
  )
}
