'use client'
import { Anchor, Stack, Title } from '@mantine/core'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import rows from '@/ui/styles/Rows.module.css'
import { useTexts } from '@/ui/texts'
import { MyTestList, resultsHeadingId } from './MyTestList'
import { TestTrend } from './TestTrend'

interface Props {
  /** Page of the list, from 1. */
  page: number
  /** Test whose results are listed; without it, the results of all tests are listed. */
  slug?: string | undefined
}

/**
 * Renders results by date: the sittings of one test on a page of their own, and results that are too old for the wall.
 */
export function ResultsScreen({ page, slug }: Props) {
  const t = useTexts('me')
  const [{ tiles }] = trpc.me.wall.useSuspenseQuery()
  const tile = tiles.find((one) => one.slug === slug)
  return (
    <Stack>
      <Anchor component={Link} className={rows.back} href="/me">
        {t('trend.back')}
      </Anchor>
      <Title order={1} id={resultsHeadingId} tabIndex={-1}>
        {tile?.title ?? t('tests.title')}
      </Title>
      {tile && <TestTrend slug={tile.slug} trend={tile.trend} />}
      <MyTestList page={page} slug={slug} />
    </Stack>
  )
}
