'use client'
import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { unwired } from '@/core/charts/portrait/wire'
import { dateSlot } from '@/core/dates'
import { forgetRevealed, forgetSitting } from '@/stores/forget-sittings'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Portrait } from '@/ui/charts/Portrait'
import { AskFirst } from '@/ui/form/AskFirst'
import { useFailureText } from '@/ui/form/failure-text'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyTest } from '../schema'
import styles from './Me.module.css'

const hrefs: Record<MyTest['action'], (test: MyTest) => string> = {
  read: ({ sittingId }) => `/report/${sittingId}`,
  summary: ({ sittingId }) => `/report/${sittingId}`,
  pay: ({ sittingId }) => `/payment?report=${sittingId}`,
  continue: ({ slug }) => `/tests/${slug}/run`,
}

/**
 * Renders tests with a portrait first, then the others, each with its state and its next step. The title of a finished
 * test is a link, too.
 */
export function MyTestList({ page }: { page: number }) {
  const t = useTexts('me')
  const failureText = useFailureText()
  const [{ tests, older }] = trpc.me.tests.useSuspenseQuery({ page })
  const deletion = useDeleteSitting(page)
  const hung = [...tests.filter(({ portrait }) => portrait), ...tests.filter(({ portrait }) => !portrait)]
  return (
    <>
      {deletion.error && <Alert>{failureText(deletion.error)}</Alert>}
      {tests.length === 0 && page === 1 && (
        <Stack align="start">
          <Text c="dimmed">{t('tests.none')}</Text>
          <Button component="a" href="/tests">
            {t('tests.browse')}
          </Button>
        </Stack>
      )}
      <ul className={styles.results}>
        {hung.map((test, index) => (
          <li key={test.sittingId} className={styles.result} data-portrait={look(test, page === 1 && index === 0)}>
            <Result test={test} onDelete={() => deletion.run(test)} />
          </li>
        ))}
      </ul>
      {(page > 1 || older) && (
        <Group component="nav" aria-label={t('tests.pages')}>
          {page > 1 && (
            <Anchor component={Link} href={page === 2 ? '/me' : `/me?page=${page - 1}`}>
              {t('tests.newer')}
            </Anchor>
          )}
          {older && (
            <Anchor component={Link} href={`/me?page=${page + 1}`}>
              {t('tests.older')}
            </Anchor>
          )}
        </Group>
      )}
    </>
  )
}

/**
 * Returns the look of a test: the newest portrait is as wide as the page, the others stand in pairs; a test without one
 * is a line.
 */
const look = ({ portrait }: MyTest, newest: boolean) => (portrait === null ? undefined : newest ? 'newest' : 'small')

function Result({ test, onDelete }: { test: MyTest; onDelete: () => void }) {
  const t = useTexts('me')
  const locale = useLocale()
  const begun = test.action === 'continue'
  return (
    <>
      {test.portrait && (
        <div className={styles.portrait}>
          <Portrait drawing={unwired(test.portrait.drawing)} size="small" />
        </div>
      )}
      <div className={styles.told}>
        <Title order={3} className={styles.name}>
          {begun ? test.title : <Link href={hrefs.read(test)}>{test.title}</Link>}
        </Title>
        <Text className={styles.facts}>
          <span className={styles.status} data-status={test.status}>
            {t(`tests.status.${test.status}`)}
          </span>
          <span>
            <LocalTime
              at={test.at}
              locale={locale}
              within={t(begun ? 'tests.started' : 'tests.finished', { date: dateSlot })}
            />
          </span>
        </Text>
        {test.portrait?.sentence && <Text className={styles.sentence}>{test.portrait.sentence}</Text>}
        {test.retake && (
          <Text c="dimmed" size="sm">
            {t('tests.retake')}
          </Text>
        )}
        <div className={styles.actions}>
          <Button component={Link} variant="default" href={hrefs[test.action](test)}>
            {t(`tests.action.${test.action}`)}
            <span className="visually-hidden"> {test.title}</span>
          </Button>
          <More test={test} onDelete={onDelete} />
        </div>
      </div>
    </>
  )
}

/** Renders the rare actions of a test: give its report back, delete it, and for members download its files. */
function More({ test, onDelete }: { test: MyTest; onDelete: () => void }) {
  const t = useTexts('me')
  const [{ vip }] = trpc.me.overview.useSuspenseQuery()
  const files = vip && test.action === 'read'
  if (!(test.returnable || test.own || files)) return null
  return (
    <details className={styles.more}>
      <summary>
        {t('tests.more')}
        <span className="visually-hidden"> {test.title}</span>
      </summary>
      <div>
        {files && (
          <Anchor component={Link} href={`/report/${test.sittingId}#keep`}>
            {t('tests.keep')}
            <span className="visually-hidden"> {test.title}</span>
          </Anchor>
        )}
        {test.returnable && <GiveBack {...test} />}
        {test.own && <DeleteSitting title={test.title} onDelete={onDelete} />}
      </div>
    </details>
  )
}

/** Deletes one test of the list, after a confirmation. */
function DeleteSitting({ title, onDelete }: { title: string; onDelete: () => void }) {
  const t = useTexts('settings')
  return (
    <AskFirst
      open={
        <>
          {t('sitting.open')}
          <span className="visually-hidden"> {title}</span>
        </>
      }
      ask={t('sitting.ask')}
      yes={t('sitting.yes')}
      no={t('sitting.no')}
      after="my-tests"
      action={async () => onDelete()}
    />
  )
}

interface Props {
  sittingId: string
  title: string
}

/** Closes a report that was opened but not read; the account gets back the report that it had spent on it. */
function GiveBack({ sittingId, title }: Props) {
  const t = useTexts('settings')
  const giveBack = trpc.report.giveBack.useMutation()
  return (
    <AskFirst
      open={
        <>
          {t('giveBack.open')}
          <span className="visually-hidden"> {title}</span>
        </>
      }
      ask={t('giveBack.ask')}
      yes={t('giveBack.yes')}
      no={t('giveBack.no')}
      gentle
      after="my-tests"
      action={() => giveBack.mutateAsync({ sittingId })}
    />
  )
}

/** Deletes a test from one page of the list: it disappears at once, and comes back if the server refuses. */
function useDeleteSitting(page: number) {
  const utils = trpc.useUtils()
  const { error, mutate } = trpc.me.deleteSitting.useMutation({
    onMutate: async ({ sittingId }) => {
      await utils.me.tests.cancel()
      const before = utils.me.tests.getData({ page })
      utils.me.tests.setData(
        { page },
        (list) => list && { ...list, tests: list.tests.filter((test) => test.sittingId !== sittingId) },
      )
      return before
    },
    onError: (_error, _input, before) => utils.me.tests.setData({ page }, before),
  })

  function run({ sittingId }: Pick<MyTest, 'sittingId'>): void {
    mutate(
      { sittingId },
      {
        onSuccess: () => {
          // If the test is still open in this browser, its answers must not be sent again.
          forgetSitting(sittingId)
          forgetRevealed(sittingId)
        },
      },
    )
  }

  return { error, run }
}
