import AlarmMail, { alarmLine } from '@emails/AlarmMail'
import { env } from '@/env'
import { sendMail } from '@/server/mail/mail'
import { log } from '@/server/observability/log'
import type { AlarmMessage, SendAlarm } from './alarms'

const WEBHOOK_MS = 10_000

/**
 * Reports an alarm by mail and by webhook, as far as they are configured. It bypasses the outbox, because the alarm may
 * be about the outbox itself. If only one of the two ways works, the alarm counts as sent.
 * @throws the errors of all configured ways when none of them works
 */
export const notifyOperator: SendAlarm = async (news) => {
  const { kind, state, value } = news
  log.error({ kind, state, value }, 'watch: alarm')
  const { ALARM_MAIL: address, ALARM_WEBHOOK_URL: url } = env
  const ways = [...(address ? [byMail(address, news)] : []), ...(url ? [byWebhook(url, news)] : [])]
  const outcomes = await Promise.allSettled(ways)
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []))
  if (ways.length > 0 && failures.length === ways.length) throw new Error(failures.join('; '))
  if (failures.length > 0) log.warn({ kind, errors: failures }, 'watch: one way to tell did not work')
}

async function byMail(address: string, { kind, state, value, since }: AlarmMessage): Promise<void> {
  const locale = env.ALARM_LOCALE
  await sendMail({
    to: { address },
    subject: alarmLine(locale, { kind, state, value }),
    body: (
      <AlarmMail
        locale={locale}
        kind={kind}
        state={state}
        value={value}
        site={env.APP_URL}
        supportEmail={env.SUPPORT_EMAIL}
        since={since.toISOString()}
      />
    ),
    outboxId: BigInt(Date.now()),
  })
}

/** Sends JSON; `text` is the part that chat programs show. */
async function byWebhook(url: string, { kind, state, value, since }: AlarmMessage): Promise<void> {
  const text = alarmLine(env.ALARM_LOCALE, { kind, state, value })
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ site: env.APP_URL, kind, state, value, since: since.toISOString(), text }),
    redirect: 'error',
    signal: AbortSignal.timeout(WEBHOOK_MS),
  })
  if (!response.ok) throw new Error(`webhook answered ${response.status}`)
}
