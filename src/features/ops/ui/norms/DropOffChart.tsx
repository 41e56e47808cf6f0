'use client'
import { Stack, Text } from '@mantine/core'
import { dateSlot } from '@/core/dates'
import { formatPercent, formatWholeNumber } from '@/core/texts/number-text'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { NormsOfTest } from '../../norms/norms-schema'
import { Bars } from './Bars'

/** Number of questions listed: those at which most people stop. */
const named = 3

/** Renders the questions at which people stop in one version and language. */
export function DropOffChart({ dropOff, days }: { dropOff: NonNullable<NormsOfTest['dropOff']>; days: number }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const count = (n: number) => formatWholeNumber(n, locale)
  const { countedAt, finished } = dropOff
  const { begun, stopped, questions, unasked } = countStops(dropOff)
  const worst = questions.filter((one) => one.count > 0).sort((a, b) => b.count - a.count)
  return (
    <Stack gap="sm">
      <Text c="dimmed">{t('stops.lead', { days })}</Text>
      <Text c="dimmed" size="sm">
        <LocalTime at={countedAt} locale={locale} show="medium" within={t('stops.counted', { date: dateSlot })} />
      </Text>
      {begun === 0 ? (
        <Text>{t('stops.none', { days })}</Text>
      ) : (
        <>
          <Text>
            {t('stops.sum', {
              begun: count(begun),
              finished: count(finished),
              percent: formatPercent(finished / begun, locale),
              stopped: count(stopped),
            })}
          </Text>
          <Bars
            wide
            values={questions.map((one) => one.count)}
            label={t('stops.chart')}
            title={(place) => t('stops.bar', { question: place + 1, count: count(questions[place]?.count ?? 0) })}
          />
          {worst.length > 0 && (
            <>
              <Text fw={500}>{t('stops.worst')}</Text>
              <ul>
                {worst.slice(0, named).map((one) => (
                  <li key={one.question}>
                    {t('stops.line', {
                      question: one.question,
                      count: count(one.count),
                      reached: count(one.reached),
                      percent: formatPercent(one.count / one.reached, locale),
                    })}
                  </li>
                ))}
              </ul>
            </>
          )}
          {unasked > 0 && <Text>{t('stops.end', { count: count(unasked) })}</Text>}
        </>
      )}
    </Stack>
  )
}

interface Question {
  /** Number of the question, from 1. */
  question: number
  /** Number of sittings that stop at the question (`count`), and of those that reach it. */
  count: number
  reached: number
}

/** Returns, for each question, the number of sittings that stop at it and of those that reach it. */
export function countStops({ finished, stopped }: Pick<NonNullable<NormsOfTest['dropOff']>, 'finished' | 'stopped'>): {
  begun: number
  stopped: number
  questions: Question[]
  /** Number of sittings with every question answered but no result. */
  unasked: number
} {
  const all = stopped.reduce((sum, count) => sum + count, 0)
  const begun = finished + all
  let reached = begun
  const questions = stopped.slice(0, -1).map((count, place) => {
    const question = { question: place + 1, count, reached }
    reached -= count
    return question
  })
  return { begun, stopped: all, questions, unasked: stopped.at(-1) ?? 0 }
}
