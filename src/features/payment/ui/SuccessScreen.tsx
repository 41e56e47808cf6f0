'use client'
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useCallback, useState } from 'react'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../schema'
import { CorrectAddress } from './CorrectAddress'
import { Countdown } from './Countdown'
import { SuccessMark } from './SuccessMark'

interface Props {
  /** As the server rendered it. */
  order: OrderView
  /** Path of the report that this order opened. */
  report: string
}

/** How often the page looks after the mail while it is on its way, in milliseconds. */
const mailPauseMs = 5_000

/** Paid: where the link went, and the report itself, which opens by itself unless there is something to mend. */
export function SuccessScreen({ order: loaded, report }: Props) {
  const t = useTexts('payment')
  const failureText = useFailureText()
  const { orderId } = loaded
  const { data: order = loaded } = trpc.payment.order.useQuery(
    { orderId },
    {
      initialData: loaded,
      refetchInterval: ({ state }) => (/queued|retrying/.test(state.data?.mail ?? '') ? mailPauseMs : false),
    },
  )
  const resend = trpc.payment.resend.useMutation()
  const [mending, setMending] = useState(false)
  const mend = useCallback(() => setMending(true), [])
  const { email } = order
  const mail = order.mail ?? 'none'
  const bounced = mail === 'failed'
  const corrected = loaded.correctable && !order.correctable && email !== loaded.email
  const resendable = (mail === 'sent' || mail === 'retrying') && !corrected && resend.isIdle
  const sentence = corrected ? t('correct.done', { email }) : t(`success.${mail}`, { email })

  return (
    <Stack component="section" className="wrap narrow section" align="flex-start" gap="lg">
      <SuccessMark />
      <Title order={1}>{t('success.title')}</Title>
      {bounced || corrected ? (
        <Alert role="status">{sentence}</Alert>
      ) : (
        <Text className="lede" role="status">
          {sentence}
        </Text>
      )}
      <Group>
        <Button component={Link} href={report}>
          {t('success.view')}
        </Button>
        {resendable && (
          <Button
            variant="default"
            onClick={() => {
              // Who looks after the mail is not hurried on.
              mend()
              resend.mutate({ orderId })
            }}
          >
            {t('success.resend')}
          </Button>
        )}
        {bounced && !order.correctable && (
          <Button component="a" href="/contact" variant="default">
            {t('held.action')}
          </Button>
        )}
      </Group>
      <p role="status">
        {resend.isSuccess && t('success.resent', { email })}
        {resend.isError && failureText(resend.error)}
      </p>
      {/* Who has to read that the mail failed, or is typing, is not hurried on. */}
      {!bounced && !mending && !corrected && <Countdown to={report} />}
      {order.correctable && <CorrectAddress order={order} open={bounced} onStart={mend} />}
    </Stack>
  )
}
