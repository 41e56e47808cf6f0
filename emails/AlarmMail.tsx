import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import type { AlarmKind, AlarmState } from '@/core/ops/alarm'
import { MailLayout } from './layout/MailLayout'
import { mailStyle } from './layout/style'
import { mailTexts, mailTime } from './layout/texts'

interface Props {
  locale: Locale
  kind: AlarmKind
  state: AlarmState
  /** Number or amount, by `kind`. */
  value: number
  /** ISO 8601. */
  since: string
  /** Address of the site. */
  site: string
  supportEmail: string
}

const kinds = {
  backlog: 'mail.alarm.backlog',
  books: 'mail.alarm.books',
  clock: 'mail.alarm.clock',
  dispute: 'mail.alarm.dispute',
  errors: 'mail.alarm.errors',
  held: 'mail.alarm.held',
  job: 'mail.alarm.job',
  log: 'mail.alarm.log',
  mail: 'mail.alarm.mail',
  refund: 'mail.alarm.refund',
  shortage: 'mail.alarm.shortage',
  task: 'mail.alarm.task',
  webhook: 'mail.alarm.webhook',
} as const satisfies Record<AlarmKind, string>

const states = {
  begins: 'mail.alarm.title',
  more: 'mail.alarm.more',
  over: 'mail.alarm.over',
} as const satisfies Record<AlarmState, string>

/** Returns one line about the event, for a subject or a chat. */
export function alarmLine(locale: Locale, { kind, state, value }: Pick<Props, 'kind' | 'state' | 'value'>): string {
  const i18n = mailTexts(locale)
  const separator = locale === 'cn' ? '：' : ': '
  return `${i18n._(states[state])}${separator}${i18n._(kinds[kind], { value })}`
}

/** Renders the alarm for the operator: counts and times, no personal data. */
export default function AlarmMail({ locale, kind, state, value, since, site, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  return (
    <MailLayout
      locale={locale}
      i18n={i18n}
      supportEmail={supportEmail}
      toOperator
      preview={i18n._('mail.alarm.preview')}
      reason={i18n._('mail.alarm.reason', { site })}
    >
      <Heading as="h1" className="ink" style={style.title}>
        {i18n._(states[state])}
      </Heading>
      <Text className="ink" style={{ ...style.text, margin: '0 0 16px' }}>
        {i18n._(kinds[kind], { value })}
      </Text>
      <Text className="ink" style={{ ...style.text, margin: '0 0 16px' }}>
        {i18n._('mail.alarm.lead', { since: mailTime(since, locale) })}
      </Text>
      <Text className="ink" style={{ ...style.text, margin: 0 }}>
        {i18n._('mail.alarm.next', { kind })}
      </Text>
    </MailLayout>
  )
}

AlarmMail.PreviewProps = {
  locale: 'en',
  kind: 'held',
  state: 'begins',
  value: 2,
  since: '2026-11-20T09:30:00.000Z',
  site: 'https://mindglass.example',
  supportEmail: 'help@mindglass.example',
} satisfies Props
