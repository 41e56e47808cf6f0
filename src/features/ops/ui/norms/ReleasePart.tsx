'use client'
import { Text } from '@mantine/core'
import { lineOf } from '@/core/charts/plot'
import { languageNameFor } from '@/core/locale'
import { formatDecimal, formatPercent, formatSigned, formatWholeNumber } from '@/core/texts/number-text'
import { Section } from '@/ui/app/Section'
import { useLocale, useTexts } from '@/ui/texts'
import type { NormPartView } from '../../norms/norms-schema'
import { FactList } from '../FactList'
import styles from './Measurement.module.css'
import { ReleaseItems } from './ReleaseItems'

const box = { width: 320, height: 120 }

interface Props {
  part: Pick<NormPartView, 'raw' | 'places' | 'placesBefore'>
  /** Number of the earlier release to compare with; null if there is none. */
  before: number | null
}

/**
 * Renders the percentile rank of each raw score with its interval, and the ranks of the release before as a dashed
 * line.
 */
function PercentileCurve({ part: { raw, places, placesBefore }, before }: Props) {
  const t = useTexts('admin-measurement')
  const scale = { x: [raw.lowest, raw.highest], y: [0, 100] } as const
  const line = (points: readonly { raw: number; percentile: number }[]) =>
    lineOf(
      points.map(({ raw: x, percentile: y }) => ({ x, y })),
      box,
      scale,
    )
  const upper = places.map(({ raw: x, to: y }) => ({ x, y }))
  const lower = places.map(({ raw: x, from: y }) => ({ x, y })).reverse()
  const middle = (raw.lowest + raw.highest) / 2
  const half = places.findLast((row) => row.raw <= middle)?.percentile ?? 0
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.curve}
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="img"
        aria-label={t('part.curveLabel', { from: raw.lowest, to: raw.highest, percent: Math.round(half) })}
      >
        {[25, 50, 75].map((percent) => (
          <line
            key={percent}
            x1="0"
            x2={box.width}
            y1={box.height * (1 - percent / 100)}
            y2={box.height * (1 - percent / 100)}
            className={styles.ground}
          />
        ))}
        <path d={`${lineOf([...upper, ...lower], box, scale)}Z`} className={styles.band} />
        {placesBefore && <path d={line(placesBefore)} className={styles.earlier} />}
        <path d={line(places)} className={styles.line} />
      </svg>
      <figcaption>
        <Text c="dimmed" size="sm">
          {t('part.curve')}: {t('part.now')}
          {placesBefore && before !== null && ` · - - ${t('part.before', { number: before })}`}
        </Text>
      </figcaption>
    </figure>
  )
}

/** Renders one part of a release: its signs to check, figures, percentile ranks and items. */
export function ReleasePart({ part, before }: { part: NormPartView; before: number | null }) {
  const t = useTexts('admin-measurement')
  return (
    <Section id={`part-${part.id}`} title={part.name}>
      {part.signs.length === 0 ? (
        <Text c="dimmed">{t('part.noSigns')}</Text>
      ) : (
        <ul className={styles.signs} aria-label={t('part.signs')}>
          {part.signs.map((sign) => (
            <li key={sign}>{t(`partSign.${sign}`)}</li>
          ))}
        </ul>
      )}
      <Figures part={part} />
      <PercentileCurve part={part} before={before} />
      {part.previews.length > 0 && (
        <div>
          <Text fw={600}>{t('part.told')}</Text>
          {part.previews.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </div>
      )}
      <details className={styles.inner}>
        <summary>{t('part.items', { count: part.items.length })}</summary>
        <ReleaseItems items={part.items} />
      </details>
    </Section>
  )
}

function Figures({ part }: { part: NormPartView }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const two = (value: number | null) => (value === null ? '–' : formatDecimal(value, 2, locale))
  const one = (value: number) => formatDecimal(value, 1, locale)
  const three = (value: number) => formatDecimal(value, 3, locale)
  const { n, mean, sd, skew, alpha, omega, fit, shifts, sem, floor, ceiling, drift, withLeftOut, calibration } = part
  return (
    <FactList
      facts={[
        [t('part.n'), formatWholeNumber(n, locale)],
        [t('part.mean'), `${one(mean)}, ${one(sd)}`],
        [t('part.skew'), two(skew)],
        [
          t('part.alpha'),
          alpha ? t('part.alphaText', { value: two(alpha.value), from: two(alpha.from), to: two(alpha.to) }) : '–',
        ],
        ...(withLeftOut === null
          ? []
          : ([
              [
                t('part.withLeftOut'),
                t('part.withLeftOutText', {
                  n: formatWholeNumber(withLeftOut.n, locale),
                  alpha: two(withLeftOut.alpha),
                  mean: one(withLeftOut.mean),
                  sd: one(withLeftOut.sd),
                }),
              ],
            ] as const)),
        [t('part.omega'), two(omega)],
        [
          t('part.fit'),
          fit
            ? t('part.fitText', {
                cfi: three(fit.cfi),
                rmsea: three(fit.rmsea.value),
                from: three(fit.rmsea.from),
                to: three(fit.rmsea.to),
                chi: one(fit.chiSquare),
                df: fit.df,
              })
            : t('part.noFit'),
        ],
        [t('part.sem'), sem === null ? '–' : t('part.semText', { sem: one(sem) })],
        [t('part.ends'), `${formatPercent(floor, locale)}, ${formatPercent(ceiling, locale)}`],
        drift
          ? [
              t('part.drift', { number: drift.sinceVersion }),
              t('part.driftText', { change: formatSigned(drift.meanChange, 1, locale), se: one(drift.se) }),
            ]
          : [t('part.noDrift'), t('part.noDriftText')],
        [
          t('part.calibration'),
          calibration
            ? t('part.calibrationText', {
                n: formatWholeNumber(calibration.n, locale),
                reliability: two(calibration.reliability),
                likelihood: one(calibration.logLikelihood),
              })
            : t('part.noCalibration'),
        ],
        ...shifts.map(({ other, points }): [string, string] => {
          const language = languageNameFor(locale, other)
          return [
            t('part.shift', { language }),
            points === null ? t('part.noShift') : t('part.shiftText', { points: formatSigned(points, 1, locale) }),
          ]
        }),
        [t('part.retest'), t('part.retestText')],
      ]}
    />
  )
}
