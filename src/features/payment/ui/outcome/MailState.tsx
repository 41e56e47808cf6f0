'use client'
import { Anchor, Button, Card, Text } from '@mantine/core'
import { formatEmail } from '@/core/input/shown-email'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'
import { AddressCorrection } from './AddressCorrection'
import styles from './MailState.module.css'
import type { OrderMail } from './use-order-mail'

/** Renders the state of the mail in words and as a drawing, with actions to send it again or correct the address. */
export function MailState({ mail, sentence }: { mail: OrderMail; sentence: string }) {
  const t = useTexts('payment')
  const failureText = useFailureText()
  const { again, order, state } = mail
  const bounced = state === 'failed'
  return (
    <Card component="section" className={styles.mail} data-state={state}>
      <div className={styles.row}>
        <Envelope state={state} />
        <Text role="status">{sentence}</Text>
      </div>
      {(mail.resendable || again.isSuccess || again.isError) && (
        <div className={styles.again}>
          {mail.resendable && (
            <Button variant="transparent" onClick={mail.resend}>
              {t('success.resend')}
            </Button>
          )}
          <Text size="sm" c="dimmed" role="status">
            {again.isSuccess && t('success.resent', { email: formatEmail(order.email) })}
            {again.isError && failureText(again.error)}
          </Text>
        </div>
      )}
      {bounced && !order.correctable && (
        <Text className={styles.again}>
          <Anchor className="alone" href="/contact">
            {t('held.action')}
          </Anchor>
        </Text>
      )}
      {order.correctable && <AddressCorrection order={order} open={bounced} onStart={mail.mend} />}
    </Card>
  )
}

/** Renders an envelope: with a tick once sent, with an exclamation mark once failed, else plain. */
const Envelope = ({ state }: { state: OrderMail['state'] }) => (
  <svg className={styles.envelope} viewBox="0 0 40 32" aria-hidden="true">
    <path d="M5 7h26a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z" />
    <path d="m4 8.5 14 11 14-11" />
    {(state === 'sent' || state === 'failed') && <circle className={styles.seal} cx="32" cy="8" r="7.5" />}
    {state === 'sent' && <path className={styles.sign} d="m28.5 8 2.5 2.5 4.5-5" />}
    {state === 'failed' && <path className={styles.sign} d="M32 4v4.5m0 3v.1" />}
  </svg>
)
