'use client'
import { Alert, Button, Group, Text, Title } from '@mantine/core'
import { useEffect, useState } from 'react'
import { cardFormats } from '@/core/charts/card-formats'
import { callProcedure } from '@/trpc/call-procedure'
import { useAction } from '@/ui/form/use-action'
import { useRefresh } from '@/ui/optimistic'
import { useLocale, useTexts } from '@/ui/texts'
import type { PairView } from '../../schema'
import card from '../card/Card.module.css'
import type { DrawnCard } from '../card/draw-card'
import { SavePicture } from '../card/SavePicture'
import styles from './PairComparison.module.css'

/**
 * Renders a picture of both drawings, to save or to send. It exists only while both people agree to it, and it has no
 * name, no sentence about anybody and no level.
 */
export function PairCard({ view }: { view: PairView }) {
  const t = useTexts('share')
  const { pending, refresh } = useRefresh()
  const { id, card: agreed, other } = view
  const { mutate, isPending, failure } = useAction(async (allowed: boolean) => {
    await callProcedure((api) => api.share.allowPairCard, { comparisonId: id, allowed })
    refresh()
  })
  if (!agreed) return null
  const both = agreed.own && agreed.other
  const state = agreed.own ? (agreed.other ? 'both' : 'waiting') : agreed.other ? 'asked' : 'none'
  return (
    <section className={styles.block} aria-labelledby="pair-card">
      <Title id="pair-card">{t('pair.card.title')}</Title>
      {both && <Drawn view={view} />}
      <Text role="status">{t(`pair.card.${state}`, { name: other })}</Text>
      <Text c="dimmed" size="sm">
        {t('pair.card.what')}
      </Text>
      <Group>
        <Button
          variant={agreed.own ? 'transparent' : 'default'}
          disabled={isPending || pending}
          onClick={() => mutate(!agreed.own)}
        >
          {t(agreed.own ? 'pair.card.takeBack' : 'pair.card.agree', { name: other })}
        </Button>
      </Group>
      {failure && <Alert>{failure}</Alert>}
    </section>
  )
}

/** Renders the picture, which is drawn in the browser, and the button to save it. */
function Drawn({ view }: { view: PairView }) {
  const t = useTexts('share')
  const common = useTexts('common')
  const locale = useLocale()
  const [drawn, setDrawn] = useState<DrawnCard>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts change with the language alone
  useEffect(() => {
    let current = true
    import('./draw-pair-card').then(
      ({ drawPairCard }) => current && setDrawn(drawPairCard(view, locale, common('site.name'), t)),
      // If the drawing code fails to load, nothing can be saved, but the drawings above stay.
      () => {},
    )
    return () => {
      current = false
    }
  }, [view, locale])
  const size = cardFormats.tall
  return (
    <div className={styles.pairCard}>
      <div className={card.frame} data-format="tall" aria-busy={!drawn}>
        {drawn && (
          // biome-ignore lint/performance/noImgElement: drawn on this page, there is nothing to load
          <img
            className={card.card}
            src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`}
            alt={drawn.alt}
            {...size}
          />
        )}
      </div>
      <SavePicture svg={drawn?.svg ?? ''} size={size} fileName={view.title} disabled={!drawn} />
    </div>
  )
}
