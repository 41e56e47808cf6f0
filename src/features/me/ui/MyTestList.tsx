'use client'
import { Alert, Anchor, Button, Group, Stack, Text, Title } from '@mantine/core'
import { unwired } from '@/core/charts/portrait/wire'
import { dateSlot } from '@/core/dates'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { Portrait } from '@/ui/charts/Portrait'
import { useFailureText } from '@/ui/form/failure-text'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { MyTest } from '../schema'
import { DeleteSitting } from './DeleteSitting'
import { GiveBack } from './GiveBack'
import styles from './Me.module.css'
import { useDeleteSitting } from './use-delete-sitting'

const hrefs: Record<MyTest['action'], (test: MyTest) => string> = {
  read: ({ sittingId }) => `/report/${sittingId}`,
  summary: ({ sittingId }) => `/report/${sittingId}`,
  pay: ({ sittingId }) => `/payment?report=${sittingId}`,
  continue: ({ slug }) => `/tests/${slug}/run`,
}

/** Tests with their portrait, how they stand and the one thing to do; a finished one opens by its name too. */
export function MyTestList({ page }: { page: number }) {
  const t = useTexts('me')
  const failureText = useFailureText()
  const [{ tests, older }] = trpc.me.tests.useSuspenseQuery({ page })
  const deletion = useDeleteSitting(page)
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
      <ul className={styles.list}>
        {tests.map((test) => (
          <li key={test.sittingId} className={styles.item}>
            <TestFacts test={test} />
            <Button component={Link} variant="default" href={hrefs[test.action](test)}>
              {t(`tests.action.${test.action}`)}
              <span className="visually-hidden"> {test.title}</span>
            </Button>
            {(test.returnable || test.own) && (
              <Group className={styles.more}>
                {test.returnable && <GiveBack {...test} />}
                {test.own && <DeleteSitting title={test.title} onDelete={() => deletion.run(test)} />}
              </Group>
            )}
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

function TestFacts({ test }: { test: MyTest }) {
  const t = useTexts('me')
  const locale = useLocale()
  const begun = test.action === 'continue'
  return (
    <div className={styles.told}>
      {test.portrait && (
        <div className={styles.portrait}>
          <Portrait drawing={unwired(test.portrait.drawing)} size="small" />
        </div>
      )}
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
      {test.portrait?.sentence && <p className={styles.sentence}>{test.portrait.sentence}</p>}
    </div>
  )
}
