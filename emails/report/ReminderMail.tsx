import type { I18n } from '@lingui/core'
import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { SecondaryLink } from '../layout/ActionLink'
import { MailLayout } from '../layout/MailLayout'
import { ReportLink } from '../layout/ReportLink'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

type After = 'week' | 'month'

interface Props {
  locale: Locale
  /** The first of the two mails (`week`), or the second and last (`month`). */
  after: After
  /**
   * Address of a chapter of the report; `days` is the validity of the link, or null if it opens only in the browser of
   * the sitting or with a sign-in.
   */
  report: { url: string; days: number | null }
  /** Duration of the test in minutes. */
  minutes: number
  stopUrl: string
  /** Address of the helplines, which the mail then puts first; null if the report does not begin with help. */
  helpUrl: string | null
  /** Page where the second mail asks whether the plan helped; null for a reader who has not agreed to that question. */
  helpedUrl: string | null
  supportEmail: string
}

export const reminderSubject = (locale: Locale, after: After): string => textsOf(mailTexts(locale), after).subject

function textsOf(i18n: I18n, after: After) {
  switch (after) {
    case 'week':
      return {
        subject: i18n._('mail.reminder.week.subject'),
        preview: i18n._('mail.reminder.week.preview'),
        title: i18n._('mail.reminder.week.title'),
        lead: i18n._('mail.reminder.week.lead'),
        question: i18n._('mail.reminder.week.question'),
        following: i18n._('mail.reminder.week.after'),
        reason: i18n._('mail.reminder.week.reason'),
      }
    case 'month':
      return {
        subject: i18n._('mail.reminder.month.subject'),
        preview: i18n._('mail.reminder.month.preview'),
        title: i18n._('mail.reminder.month.title'),
        lead: i18n._('mail.reminder.month.lead'),
        question: i18n._('mail.reminder.month.question'),
        following: i18n._('mail.reminder.month.after'),
        reason: i18n._('mail.reminder.month.reason'),
      }
  }
}

/**
 * Renders one question about the weekly plan of a report, one week and four weeks later. It names neither the test nor
 * any part of the result.
 */
export default function ReminderMail(props: Props) {
  const { locale, after, report, minutes, stopUrl, helpUrl, helpedUrl, supportEmail } = props
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  const { preview, title, lead, question, following, reason } = textsOf(i18n, after)
  const { url, days } = report
  const last = { ...style.text, margin: '0 0 28px' }
  return (
    <MailLayout locale={locale} i18n={i18n} supportEmail={supportEmail} preview={preview} reason={reason}>
      <Heading as="h1" className="ink" style={style.title}>
        {title}
      </Heading>
      {helpUrl && (
        <>
          <Text className="ink" style={{ ...style.text, margin: 0 }}>
            {i18n._('mail.reminder.help')}
          </Text>
          <SecondaryLink style={{ ...style, soft: { ...style.soft, fontSize: style.text.fontSize } }} url={helpUrl}>
            {i18n._('mail.reminder.helpLink')}
          </SecondaryLink>
        </>
      )}
      <Text className="ink" style={{ ...style.text, margin: helpUrl ? '28px 0 16px' : style.text.margin }}>
        {lead}
      </Text>
      <Text className="ink" style={style.subtitle}>
        {question}
      </Text>
      <Text className="ink" style={after === 'week' ? last : style.text}>
        {following}
      </Text>
      {after === 'month' && (
        <Text className="ink" style={last}>
          {i18n._('mail.reminder.month.retake', { minutes })}
        </Text>
      )}
      <ReportLink i18n={i18n} style={style} url={url} />
      <Text className="soft" style={{ ...style.soft, margin: '20px 0 0' }}>
        {days === null ? i18n._('mail.reminder.where') : i18n._('mail.link.valid', { days })}
      </Text>
      {after === 'week' && (
        <SecondaryLink style={style} url={stopUrl}>
          {i18n._('mail.reminder.stop')}
        </SecondaryLink>
      )}
      {after === 'month' && helpedUrl && (
        <>
          <Text className="ink" style={{ ...style.text, margin: '28px 0 0' }}>
            {i18n._('mail.reminder.month.helped')}
          </Text>
          <SecondaryLink style={{ ...style, soft: { ...style.soft, fontSize: style.text.fontSize } }} url={helpedUrl}>
            {i18n._('mail.reminder.month.helpedOpen')}
          </SecondaryLink>
        </>
      )}
    </MailLayout>
  )
}

ReminderMail.PreviewProps = {
  locale: 'en',
  after: 'month',
  report: { url: 'https://mindglass.example/r/Jk3fV0m2Xq8sT1nB5dWc7yLh9pRa4zEu6gKi0oNxQwM?lang=en#later', days: 365 },
  minutes: 4,
  stopUrl: 'https://mindglass.example/api/reminder/Pz8aC1v4Lt6yR0mE3nHs9uXb2dQw5kFj7gTi1oVcBnK',
  helpUrl: null,
  helpedUrl: 'https://mindglass.example/api/plan/Rm3dX8q1Bz6yV0kF5nJs2uWc9hPa4tEo7gLi1oQxNTs',
  supportEmail: 'help@mindglass.example',
} satisfies Props as Props
