'use client'
import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { fromWire } from '@/core/charts/portrait/wire'
import { dateSlot } from '@/core/dates'
import { forgetRevealedResults } from '@/stores/forget-revealed-results'
import { forgetSitting } from '@/stores/forget-sittings'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Portrait } from '@/ui/charts/Portrait'
import { ConfirmedAction } from '@/ui/form/ConfirmedAction'
import { useFailureText } from '@/ui/form/failure-text'
import { LocalTime } from '@/ui/LocalTime'
import rows from '@/ui/styles/Rows.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyTest, MyTestsInput } from '../schema'
import { invalidityTextKey, retakePath } from './doubt'
import { testResultsPath } from './open-test'
import styles from './Results.module.css'

const hrefs: Record<MyTest['action'], (test: MyTest) => string> = {
  read: ({ sittingId }) => `/report/${sittingId}`,
  summary: ({ sittingId }) => `/report/${sittingId}`,
  pay: ({ sittingId }) => `/payment?report=${sittingId}`,
  continue: ({ slug }) => `/tests/${slug}/run`,
}

/** Id of the heading above a list of results. The heading gets the focus when one of the results disappears. */
export const resultsHeadingId = 'results'

interface Props {
  /** Page of the list, from 1. */
  page: number
  /** Test whose results are listed; without it, the results of all tests are listed. */
  slug?: string | undefined
}

/** Renders results by date, newest first, each with its actions. */
export function MyTestList({ page, slug }: Props) {
  const t = useTexts('me')
  const failureText = useFailureText()
  const input = { page, slug }
  const [{ tests, older }] = trpc.me.tests.useSuspenseQuery(input)
  const deletion = useDeleteSitting(input)
  const drawn = page === 1 ? tests.findIndex(({ portrait }) => portrait !== null) : -1
  return (
    <>
      {deletion.error && <Alert>{failureText(deletion.error)}</Alert>}
      {tests.length === 0 && <Text c="dimmed">{t('tests.none')}</Text>}
      <ul className={styles.results}>
        {tests.map((test, index) => (
          <li key={test.sittingId} className={styles.result} data-look={lookOf(test, index === drawn)}>
            <Result test={test} named={slug === undefined} onDelete={() => deletion.run(test)} />
          </li>
        ))}
      </ul>
      {(page > 1 || older) && (
        <Group component="nav" aria-label={t('tests.pages')}>
          {page > 1 && (
            <Anchor component={Link} href={pagePath(slug, page - 1)}>
              {t('tests.newer')}
            </Anchor>
          )}
          {older && (
            <Anchor component={Link} href={pagePath(slug, page + 1)}>
              {t('tests.older')}
            </Anchor>
          )}
        </Group>
      )}
    </>
  )
}

const pagePath = (slug: string | undefined, page: number): string =>
  slug === undefined ? `/me?page=${page}` : `${testResultsPath(slug)}&page=${page}`

/** Returns the look of a result: the newest portrait is large, the others are small; a result without one is a line. */
function lookOf({ portrait, retake }: MyTest, newest: boolean) {
  if (portrait) return newest ? 'newest' : 'small'
  return retake ? 'small' : undefined
}

interface ResultProps {
  test: MyTest
  /** Whether the list has results of other tests too. */
  named: boolean
  onDelete: () => void
}

function Result({ test, named, onDelete }: ResultProps) {
  const t = useTexts('me')
  const locale = useLocale()
  const { title, portrait, retake, sign, status, action, at } = test
  const begun = action === 'continue'
  const again = retake && test.own
  const day = <LocalTime at={at} locale={locale} />
  const name = named ? title : day
  return (
    <>
      {portrait && (
        <div className={styles.portrait}>
          <Portrait drawing={fromWire(portrait.drawing)} size="small" />
        </div>
      )}
      {retake && <div className={styles.unclear} />}
      <div className={styles.told}>
        <h3 className={styles.name}>{begun ? name : <Link href={hrefs.read(test)}>{name}</Link>}</h3>
        <Text component="div" className={rows.facts}>
          {retake && <span className={rows.state}>{t('doubt.title')}</span>}
          {!retake && status !== 'completed' && (
            <span className={rows.state} data-tone={begun ? undefined : 'waiting'}>
              {t(`tests.status.${status}`)}
            </span>
          )}
          {named && (
            <span>
              <LocalTime
                at={at}
                locale={locale}
                within={t(begun ? 'tests.started' : 'tests.finished', { date: dateSlot })}
              />
            </span>
          )}
        </Text>
        {portrait?.sentence && <Text className={styles.sentence}>{portrait.sentence}</Text>}
        {retake && <Text>{t(invalidityTextKey(sign))}</Text>}
        <div className={styles.actions}>
          {again && (
            <Button component={Link} href={retakePath(test.slug, test.sittingId)} variant="default">
              {t('tests.action.retake')}
              <span className="visually-hidden"> {title}</span>
            </Button>
          )}
          <Button component={Link} variant={again ? 'transparent' : 'default'} href={hrefs[action](test)}>
            {t(`tests.action.${action}`)}
            <span className="visually-hidden"> {title}</span>
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

/** Renders the action that deletes one test of the list, after a confirmation. */
function DeleteSitting({ title, onDelete }: { title: string; onDelete: () => void }) {
  const t = useTexts('settings')
  return (
    <ConfirmedAction
      open={
        <>
          {t('sitting.open')}
          <span className="visually-hidden"> {title}</span>
        </>
      }
      ask={t('sitting.ask')}
      yes={t('sitting.yes')}
      no={t('sitting.no')}
      after={resultsHeadingId}
      action={async () => onDelete()}
    />
  )
}

/** Renders the action that closes a report that was opened but not read, and returns the credit to the account. */
function GiveBack({ sittingId, title }: Pick<MyTest, 'sittingId' | 'title'>) {
  const t = useTexts('settings')
  const giveBack = trpc.report.giveBack.useMutation()
  return (
    <ConfirmedAction
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
      after={resultsHeadingId}
      action={() => giveBack.mutateAsync({ sittingId })}
    />
  )
}

/**
 * Returns the mutation that deletes a test from one page of the list: the test disappears at once, and comes back if
 * the server refuses.
 */
function useDeleteSitting(input: MyTestsInput) {
  const utils = trpc.useUtils()
  const { error, mutate } = trpc.me.deleteSitting.useMutation({
    onMutate: async ({ sittingId }) => {
      await utils.me.tests.cancel()
      const before = utils.me.tests.getData(input)
      utils.me.tests.setData(
        input,
        (list) => list && { ...list, tests: list.tests.filter((test) => test.sittingId !== sittingId) },
      )
      return before
    },
    onError: (_error, _input, before) => utils.me.tests.setData(input, before),
  })

  function run({ sittingId }: Pick<MyTest, 'sittingId'>): void {
    mutate(
      { sittingId },
      {
        onSuccess: () => {
          // If the test is still open in this browser, its answers must not be sent again.
          forgetSitting(sittingId)
          forgetRevealedResults(sittingId)
        },
      },
    )
  }

  return { error, run }
}
