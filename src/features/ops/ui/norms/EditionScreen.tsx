'use client'
import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { monthText } from '@/core/dates'
import { languageFor } from '@/core/locale'
import { decimal, whole } from '@/core/texts/number-text'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { useFailureText } from '@/ui/form/failure-text'
import { LocalTime } from '@/ui/LocalTime'
import { LoadState } from '@/ui/load/LoadState'
import { isRefusal } from '@/ui/refusal'
import { useLocale, useTexts } from '@/ui/texts'
import type { NormVersionView } from '../../norms/norms-schema'
import type { StaffView } from '../../schema'
import { once } from '../asking'
import { FactList } from '../FactList'
import { EditionActions } from './EditionActions'
import { EditionChange } from './EditionChange'
import { EditionLeaks } from './EditionLeaks'
import { EditionPart } from './EditionPart'
import { testPath } from './norm-paths'
import { SignCounts } from './SignCounts'

/** One edition of norms: everything that a person reads before it is frozen, and what can be done with it. */
export function EditionScreen({ edition, staff }: { edition: string; staff: StaffView }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const failureText = useFailureText()
  const { data, error, isPending, refetch } = trpc.ops.normVersion.useQuery({ id: edition }, once)
  if (error) {
    const missing = isRefusal(error, 'NOT_FOUND')
    return <Alert role="alert">{missing ? t('version.missing') : failureText(error)}</Alert>
  }
  const language = data ? languageFor(locale, data.locale) : ''
  return (
    <LoadState state={isPending || !data ? 'loading' : 'ready'} onRetry={() => refetch()}>
      {data && (
        <Stack gap="xl">
          <Anchor href={testPath(data)}>
            {t('version.back', { test: data.title, language, version: data.instrumentVersion })}
          </Anchor>
          <Stack gap="xs">
            <Title order={1}>{t('version.title', { test: data.title, language, number: data.number })}</Title>
            <Group>
              <Text>{t(`state.${data.state}`)}</Text>
              <EditionActions edition={data} staff={staff} />
            </Group>
          </Stack>
          <Section id="change" title={t('change.title')}>
            <EditionChange edition={data} />
          </Section>
          {data.leaks && (
            <Section id="leaks" title={t('leak.title')}>
              <EditionLeaks leaks={data.leaks} parts={data.parts} />
            </Section>
          )}
          <Section id="facts" title={t('version.facts')}>
            <Facts edition={data} />
          </Section>
          {data.parts.map((part) => (
            <EditionPart key={part.id} part={part} before={data.before?.number ?? null} />
          ))}
        </Stack>
      )}
    </LoadState>
  )
}

function Facts({ edition }: { edition: NormVersionView }) {
  const t = useTexts('admin-measurement')
  const locale = useLocale()
  const count = (n: number) => whole(n, locale)
  const when = (at: string) => <LocalTime at={at} locale={locale} show="medium" />
  const { n, leftOut, leftOutBySign, months, medianSeconds, plan, codeHash, itemHash } = edition
  const { createdAt, frozenAt, frozenBy, publishedAt, withdrawnAt } = edition
  return (
    <FactList
      facts={[
        [t('version.n'), count(n)],
        [
          t('version.left'),
          t('version.leftText', { noNorms: count(leftOut.noNorms), askAgain: count(leftOut.askAgain) }),
        ],
        ...(leftOutBySign === null
          ? []
          : ([[t('version.bySign'), <SignCounts key="signs" counts={leftOutBySign} />]] as const)),
        [
          t('version.months'),
          t('version.monthsText', { from: monthText(months.from, locale), to: monthText(months.to, locale) }),
        ],
        [
          t('version.time'),
          medianSeconds === null
            ? t('version.unknown')
            : t('version.timeText', { minutes: decimal(medianSeconds / 60, 1, locale) }),
        ],
        [t('version.drafted'), when(createdAt)],
        ...(frozenAt === null
          ? []
          : ([
              [
                t('version.frozen'),
                <>
                  {when(frozenAt)} · {frozenBy}
                </>,
              ],
            ] as const)),
        ...(publishedAt === null ? [] : ([[t('version.published'), when(publishedAt)]] as const)),
        ...(withdrawnAt === null ? [] : ([[t('version.withdrawn'), when(withdrawnAt)]] as const)),
        [t('version.plan'), plan],
        [t('version.hashes'), `${codeHash.slice(0, 12)} · ${itemHash}`],
      ]}
    />
  )
}
