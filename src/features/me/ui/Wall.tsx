'use client'
import { Anchor, Text } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import { fromWire } from '@/core/charts/portrait/wire'
import { Link } from '@/ui/app/Link'
import { Portrait } from '@/ui/charts/Portrait'
import { LocalTime } from '@/ui/LocalTime'
import { Motif } from '@/ui/motifs/Motif'
import { useLocale, useTexts } from '@/ui/texts'
import type { Tile } from '../schema'
import { invalidityTextKey, retakePath } from './doubt'
import { testResultsPath } from './open-test'
import styles from './Wall.module.css'

interface Props {
  tiles: readonly Tile[]
  /** Shows the sittings of a test above the wall. Before hydration, the link opens them as a page. */
  onOpen: (slug: string) => void
}

/** Returns the id of a tile's link, which gets the focus when the dialog with its sittings closes. */
export const tileId = (slug: string): string => `tile-${slug}`

/** Renders the wall: a picture of the results of each test. */
export function Wall({ tiles, onOpen }: Props) {
  return (
    <ul className={styles.wall}>
      {tiles.map((tile) => (
        <li key={tile.slug} className={styles.tile}>
          <TestTile tile={tile} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

/** Returns whether the browser handles the click, because it opens another tab or window. */
const isModified = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

function TestTile({ tile, onOpen }: { tile: Tile; onOpen: Props['onOpen'] }) {
  const t = useTexts('me')
  const locale = useLocale()
  const { slug, title, portrait, times, trend, at } = tile
  const open = (event: MouseEvent) => {
    if (isModified(event)) return
    event.preventDefault()
    onOpen(slug)
  }
  return (
    <>
      <Picture tile={tile} />
      <h3 className={styles.name}>
        <a id={tileId(slug)} href={testResultsPath(slug)} onClick={open}>
          {title}
        </a>
      </h3>
      {portrait?.sentence && <p className={styles.sentence}>{portrait.sentence}</p>}
      <p className={styles.facts}>
        {times > 0 && <LocalTime at={at} locale={locale} show="medium" />}
        {times > 1 && (
          <span className={styles.times}>
            <span aria-hidden="true">{t('tests.times', { count: times })}</span>
            <span className="visually-hidden">{t('trend.times', { count: times })}</span>
            {trend?.line && <Sparkline line={trend.line} />}
          </span>
        )}
      </p>
      <ToDo tile={tile} />
    </>
  )
}

/** Renders the latest portrait; if there is none, the pale motif of the test in a dashed frame. */
function Picture({ tile: { portrait, group } }: { tile: Tile }) {
  return (
    <div className={styles.picture} data-empty={portrait === null || undefined}>
      {portrait ? <Portrait drawing={fromWire(portrait.drawing)} size="small" /> : <Motif group={group} />}
    </div>
  )
}

/** Renders what the reader can do about a test; nothing if there is nothing to do. */
function ToDo({ tile: { slug, title, portrait, begun, doubt, payment } }: { tile: Tile }) {
  const t = useTexts('me')
  if (begun) {
    return (
      <Note said={t('next.continue.answered', begun)} href={`/tests/${slug}/run`} title={title}>
        {t('tests.action.continue')}
      </Note>
    )
  }
  if (doubt) {
    return (
      <Note
        said={t('doubt.title')}
        // If the tile shows an earlier portrait, only the list of results shows the reason.
        reason={portrait ? undefined : t(invalidityTextKey(doubt.sign))}
        href={retakePath(slug, doubt.sittingId)}
        title={title}
      >
        {t('tests.action.retake')}
      </Note>
    )
  }
  if (payment) {
    const href = payment.action === 'pay' ? `/payment?report=${payment.sittingId}` : `/report/${payment.sittingId}`
    return (
      <Note said={t(`tests.status.${payment.status}`)} href={href} title={title}>
        {t(`tests.action.${payment.action}`)}
      </Note>
    )
  }
  return null
}

interface NoteProps {
  said: string
  reason?: string | undefined
  href: string
  title: string
  children: ReactNode
}

const Note = ({ said, reason, href, title, children }: NoteProps) => (
  <div className={styles.note}>
    <Text className={styles.said}>{said}</Text>
    {reason && <p className={styles.reason}>{reason}</p>}
    <Anchor component={Link} href={href}>
      {children}
      <span className="visually-hidden"> {title}</span>
    </Anchor>
  </div>
)

const spark = { width: 40, height: 16, edge: 3 }

/** Minimum number of points over the height of the drawing, so that small changes do not look large. */
const leastSpan = 40

/** Renders the scores of the free part as a line 40 pixels wide, which shows their course but not their level. */
function Sparkline({ line }: { line: readonly number[] }) {
  const { width, height, edge } = spark
  const middle = (Math.max(...line) + Math.min(...line)) / 2
  const span = Math.max(leastSpan, Math.max(...line) - Math.min(...line))
  const points = line.map((score, index) => {
    const x = edge + (index * (width - 2 * edge)) / (line.length - 1)
    const y = height / 2 - ((score - middle) / span) * (height - 2 * edge)
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const
  })
  const [x, y] = points.at(-1) ?? [0, 0]
  return (
    <svg className={styles.spark} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  )
}
