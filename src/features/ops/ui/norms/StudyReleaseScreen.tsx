'use client'
import { Alert, Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { languageNameFor } from '@/core/locale'
import { formatDecimal, formatPercent, formatWholeNumber } from '@/core/texts/number-text'
import { trpc } from '@/trpc/hooks'
import { Section } from '@/ui/app/Section'
import { useFailureText } from '@/ui/form/failure-text'
import { LocalTime } from '@/ui/LocalTime'
import { LoadState } from '@/ui/load/LoadState'
import { isRefusal } from '@/ui/refusal'
import { useLocale, useTexts } from '@/ui/texts'
import type { StudyFigure, StudyReleaseDetail } from '../../norms/studies-schema'
import type { StaffView } from '../../schema'
import { ActionDialog } from '../ActionDialog'
import { FactList } from '../FactList'
import { noRefetchOptions } from '../query-options'
import { StateBadge } from '../StateBadge'
import type { Column } from '../table/columns'
import { SimpleTable } from '../table/SimpleTable'
import { studiesPath } from './norm-paths'

/** Renders one release of a study: the data to check before it is frozen, and the actions on it. */
export function StudyReleaseScreen({ release, staff }: { release: string; staff: StaffView }) {
  const t = useTexts('admin-studies')
  const failureText = useFailureText()
  const { data, error, isPending, refetch } = trpc.ops.studyRelease.useQuery({ id: release }, noRefetchOptions)
  if (error) {
    const missing = isRefusal(error, 'NOT_FOUND')
    return <Alert role="alert">{missing ? t('edition.missing') : failureText(error)}</Alert>
  }
  return (
    <LoadState state={isPending || !data ? 'loading' : 'ready'} onRetry={() => refetch()}>
      {data && <Found release={data} staff={staff} />}
    </LoadState>
  )
}

function Found({ release, staff }: { release: StudyReleaseDetail; staff: StaffView }) {
  const t = useTexts('admin-studies')
  const locale = useLocale()
  const { study, title, number, state, close, parts } = release
  const names = close.map((one) => parts.find(({ id }) => one.startsWith(id))?.name || one)
  return (
    <Stack gap="xl">
      <Anchor href={studiesPath}>{t('edition.back')}</Anchor>
      <Stack gap="xs">
        <Title order={1}>
          {t('edition.title', {
            study: t(`study.${study}`),
            test: title,
            number,
            language: languageNameFor(locale, release.locale),
          })}
        </Title>
        <Group>
          <StateBadge of="edition" is={state}>
            {t(`state.${state}`)}
          </StateBadge>
          <StudyActions release={release} staff={staff} />
        </Group>
      </Stack>
      {close.length > 0 && <Alert>{t('edition.close', { list: [...new Set(names)].join(', ') })}</Alert>}
      <Text c="dimmed">{t('edition.levels')}</Text>
      <Section id="facts" title={t('edition.facts')}>
        <Facts release={release} />
      </Section>
      {parts.map(({ id, name, figures }) => (
        <Section key={id} id={id} title={name || t(`study.${study}`)}>
          <Figures figures={figures} />
        </Section>
      ))}
    </Stack>
  )
}

function Facts({ release }: { release: StudyReleaseDetail }) {
  const t = useTexts('admin-studies')
  const locale = useLocale()
  const when = (at: string) => <LocalTime at={at} locale={locale} show="medium" />
  const { n, people, plan, codeHash, itemHash, createdAt, frozenAt, frozenBy, publishedAt, withdrawnAt } = release
  return (
    <FactList
      facts={[
        [t('edition.n'), formatWholeNumber(n, locale)],
        ...people.map(({ name, count }) => [t(`people.${name}`), formatWholeNumber(count, locale)] as const),
        [t('edition.drafted'), when(createdAt)],
        ...(frozenAt === null
          ? []
          : ([
              [
                t('edition.frozen'),
                <>
                  {when(frozenAt)} · {frozenBy}
                </>,
              ],
            ] as const)),
        ...(publishedAt === null ? [] : ([[t('edition.published'), when(publishedAt)]] as const)),
        ...(withdrawnAt === null ? [] : ([[t('edition.withdrawn'), when(withdrawnAt)]] as const)),
        [t('edition.plan'), plan],
        [t('edition.hashes'), `${codeHash.slice(0, 12)} · ${itemHash}`],
      ]}
    />
  )
}

const shares: readonly StudyFigure['name'][] = ['answerYes', 'answerPartly', 'answerNo']
const coefficients: readonly StudyFigure['name'][] = ['icc', 'g', 'auc']

function Figures({ figures }: { figures: readonly StudyFigure[] }) {
  const t = useTexts('admin-studies')
  const locale = useLocale()
  const text = (name: StudyFigure['name'], value: number) => {
    if (name === 'pairs') return formatWholeNumber(value, locale)
    if (shares.includes(name)) return formatPercent(value, locale)
    return formatDecimal(value, coefficients.includes(name) ? 2 : 1, locale)
  }
  const valueText = ({ name, value, sd, n }: StudyFigure) => {
    const formatted = text(name, value)
    if (sd !== null && n !== null)
      return t('figure.withN', { value: formatted, sd: text(name, sd), n: formatWholeNumber(n, locale) })
    if (sd !== null) return t('figure.withSd', { value: formatted, sd: text(name, sd) })
    return n === null ? formatted : t('figure.ofN', { value: formatted, n: formatWholeNumber(n, locale) })
  }
  const columns: Column<StudyFigure>[] = [
    { name: 'name', title: t('figure.name'), cell: ({ name }) => t(`figure.${name}`) },
    { name: 'value', title: t('figure.value'), cell: valueText },
    {
      name: 'interval',
      title: t('figure.interval'),
      cell: ({ name, interval }) =>
        interval ? t('figure.range', { from: text(name, interval.from), to: text(name, interval.to) }) : '–',
    },
  ]
  return <SimpleTable columns={columns} rows={figures} rowKey={({ name }) => name} />
}

interface Props {
  release: Pick<StudyReleaseDetail, 'id' | 'state' | 'createdAt' | 'close'>
  staff: StaffView
}

/** Renders the actions for the state of a release: a draft is frozen, then published; a wrong release is withdrawn. */
function StudyActions({ release: { id, state, createdAt, close }, staff }: Props) {
  const t = useTexts('admin-studies')
  return (
    <>
      {state === 'draft' && close.length === 0 && staff.acts.includes('study.freeze') && (
        <ActionDialog
          open={t('action.freeze')}
          ask={t('action.freezeAsk')}
          yes={t('action.freezeYes')}
          procedure={(api) => api.ops.freezeStudyRelease}
          schema={async () => (await import('../../norms/studies-schema')).FreezeStudyReleaseInput}
          initialValues={{ id, createdAt, reason: '' }}
        />
      )}
      {state === 'frozen' && close.length === 0 && staff.acts.includes('study.publish') && (
        <ActionDialog
          open={t('action.publish')}
          ask={t('action.publishAsk')}
          yes={t('action.publishYes')}
          procedure={(api) => api.ops.publishStudyRelease}
          schema={async () => (await import('../../norms/studies-schema')).StudyReleaseActionInput}
          initialValues={{ id, reason: '' }}
        />
      )}
      {(state === 'frozen' || state === 'published') && staff.acts.includes('study.withdraw') && (
        <ActionDialog
          danger
          open={t('action.withdraw')}
          ask={t('action.withdrawAsk')}
          yes={t('action.withdrawYes')}
          procedure={(api) => api.ops.withdrawStudyRelease}
          schema={async () => (await import('../../norms/studies-schema')).StudyReleaseActionInput}
          initialValues={{ id, reason: '' }}
        />
      )}
    </>
  )
}
