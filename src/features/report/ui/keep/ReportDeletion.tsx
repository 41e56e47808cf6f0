'use client'
import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { forgetRevealedResults } from '@/stores/forget-revealed-results'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { ConfirmedAction } from '@/ui/form/ConfirmedAction'
import { useTexts } from '@/ui/texts'

interface Props {
  sittingId: string
  slug: string
  /** Description of the data to be deleted, above the question. */
  children: ReactNode
}

/**
 * Renders the question before a finished sitting is deleted, with or without an account, and the confirmation after it.
 */
export function ReportDeletion({ sittingId, slug, children }: Props) {
  const t = useTexts('report')
  const { mutateAsync, isSuccess: deleted } = trpc.me.deleteSitting.useMutation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (deleted) heading.current?.focus()
  }, [deleted])

  if (deleted) {
    return (
      <>
        <Title order={1} ref={heading} tabIndex={-1}>
          {t('delete.done.title')}
        </Title>
        <Text className="lede">{t('delete.done.text')}</Text>
        <Group>
          <Button component={Link} href={`/tests/${slug}`}>
            {t('delete.done.test')}
          </Button>
        </Group>
      </>
    )
  }
  return (
    <>
      {children}
      <ConfirmedAction
        open={t('delete.start')}
        ask={t('delete.ask')}
        yes={t('delete.yes')}
        no={t('delete.no')}
        action={async () => {
          await mutateAsync({ sittingId })
          forgetRevealedResults(sittingId)
        }}
      />
      <p>
        <Anchor component={Link} className="alone" href={`/report/${sittingId}`}>
          {t('delete.back')}
        </Anchor>
      </p>
      <p>
        <Anchor component={Link} className="alone" href="/my-data">
          {t('delete.all')}
        </Anchor>
      </p>
    </>
  )
}
