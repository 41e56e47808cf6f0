'use client'
import { Button } from '@mantine/core'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { dateSlot } from '@/core/dates'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Failure } from '@/ui/form/Failure'
import { useFailureText } from '@/ui/form/failure-text'
import { useHydrated } from '@/ui/hydrated'
import { LocalTime } from '@/ui/LocalTime'
import { isRefusal } from '@/ui/refusal'
import { useLocale, useTexts } from '@/ui/texts'
import type { InattentionSign, Overview, Tile } from '../schema'
import { invalidityTextKey, retakePath } from './doubt'
import styles from './NextStep.module.css'

/** Next step that the personal center suggests. */
type NextStep =
  | { kind: 'continue'; tile: Tile; begun: NonNullable<Tile['begun']> }
  | { kind: 'retake'; tile: Tile; sittingId: string; sign: InattentionSign }
  | { kind: 'read'; tile: Tile; sittingId: string }
  | { kind: 'open'; credits: number; result: Overview['openable'][number] }
  | { kind: 'left'; credits: number }
  | { kind: 'first'; credits: number }
  | { kind: 'year' }
  | { kind: 'another' }

/**
 * Returns the next step. An unfinished test comes before a new one, and reports that the reader already has come before
 * those that can be opened. No step has a price.
 * @param tiles the most recently finished test comes first
 */
export function chooseNextStep(tiles: readonly Tile[], { credits, openable, vip }: Overview): NextStep {
  if (tiles.length === 0) return { kind: 'first', credits }
  const open = tiles.flatMap((tile) => (tile.begun ? [{ tile, begun: tile.begun }] : []))
  const [begun] = open.sort((a, b) => b.begun.at.localeCompare(a.begun.at))
  if (begun) return { kind: 'continue', ...begun }
  for (const tile of tiles) if (tile.doubt) return { kind: 'retake', tile, ...tile.doubt }
  for (const tile of tiles) if (tile.unread) return { kind: 'read', tile, sittingId: tile.unread }
  const [result] = openable
  if (credits > 0 && result) return { kind: 'open', credits, result }
  if (credits > 0) return { kind: 'left', credits }
  return vip ? { kind: 'year' } : { kind: 'another' }
}

/** Renders the next step in one sentence with one button. */
export function NextStepCard({ step }: { step: NextStep }) {
  const t = useTexts('me')
  const locale = useLocale()
  switch (step.kind) {
    case 'continue': {
      const { title, slug } = step.tile
      const { answered, total, at } = step.begun
      return (
        <Card
          title={t('next.continue.title', { title })}
          way={<Way href={`/tests/${slug}/run`}>{t('tests.action.continue')}</Way>}
        >
          {t('next.continue.answered', { answered, total })}
          {' · '}
          <LocalTime at={at} locale={locale} show="medium" within={t('tests.started', { date: dateSlot })} />
        </Card>
      )
    }
    case 'retake':
      return (
        <Card
          title={t('next.retake.title', { title: step.tile.title })}
          way={<Way href={retakePath(step.tile.slug, step.sittingId)}>{t('tests.action.retake')}</Way>}
        >
          {t(invalidityTextKey(step.sign))}
        </Card>
      )
    case 'read':
      return (
        <Card
          title={t('next.read.title', { title: step.tile.title })}
          way={<Way href={`/report/${step.sittingId}`}>{t('tests.action.read')}</Way>}
        >
          {t('next.read.text')}
        </Card>
      )
    case 'open':
      return (
        <Card title={t('open.title', { count: step.credits })} way={<OpenReportButton {...step.result} filled />}>
          {t('next.open.text', { title: step.result.title })}
        </Card>
      )
    case 'left':
      return (
        <Card title={t('open.title', { count: step.credits })} way={<Way href="/tests">{t('tests.browse')}</Way>}>
          {t('open.none')}
        </Card>
      )
    case 'first':
      return (
        <Card title={t('next.first.title')} way={<Way href="/tests">{t('tests.browse')}</Way>}>
          {step.credits > 0 ? t('next.first.credits', { count: step.credits }) : t('next.first.text')}
        </Card>
      )
    case 'year':
      return (
        <Card title={t('next.year.title')} way={<Way href="/me/year">{t('left.year')}</Way>}>
          {t('next.year.text')}
        </Card>
      )
    case 'another':
      return (
        <Card title={t('next.another.title')} way={<Way href="/tests">{t('tests.browse')}</Way>}>
          {t('next.another.text')}
        </Card>
      )
  }
}

function Card({ title, way, children }: { title: string; way: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.next} aria-labelledby="next">
      <div className={styles.told}>
        <h2 id="next">{title}</h2>
        <p>{children}</p>
      </div>
      <div className={styles.way}>{way}</div>
    </section>
  )
}

const Way = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button component={Link} href={href}>
    {children}
  </Button>
)

/**
 * Renders the button that opens the report of a result with one of the account's remaining reports, and then shows it.
 */
export function OpenReportButton({
  sittingId,
  title,
  filled = false,
}: Pick<Overview['openable'][number], 'sittingId' | 'title'> & { filled?: boolean }) {
  const t = useTexts('me')
  const router = useRouter()
  const failureText = useFailureText()
  const hydrated = useHydrated()
  const read = () => router.push(`/report/${sittingId}`)
  const unlock = trpc.report.unlock.useMutation({
    onSuccess: read,
    onError: (error) => isRefusal(error, 'ALREADY_UNLOCKED') && read(),
  })
  const busy = unlock.isPending || unlock.isSuccess
  return (
    <>
      <Button
        variant={filled ? 'filled' : 'default'}
        disabled={!hydrated}
        loading={busy}
        onClick={() => unlock.mutate({ sittingId })}
      >
        {t('open.action', { title })}
      </Button>
      <Failure busy={busy}>{unlock.isError && failureText(unlock.error)}</Failure>
    </>
  )
}
