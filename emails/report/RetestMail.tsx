import type { I18n } from '@lingui/core'
import { Heading, Text } from 'react-email'
import type { Locale } from '@/core/locale'
import { ActionButton } from '../layout/ActionLink'
import { MailLayout } from '../layout/MailLayout'
import { mailStyle } from '../layout/style'
import { mailTexts } from '../layout/texts'

type Step = 'ask' | 'remind'

interface Props {
  locale: Locale
  /** Question two weeks after a test (`ask`), or the only reminder a week later (`remind`). */
  step: Step
  /** Address of the page to start the test again or to stop the mails. */
  url: string
  /** Duration of the test in minutes. */
  minutes: number
  supportEmail: string
}

export const retestSubject = (locale: Locale, step: Step): string => textsOf(mailTexts(locale), step).subject

function textsOf(i18n: I18n, step: Step) {
  switch (step) {
    case 'ask':
      return {
        subject: i18n._('mail.retest.ask.subject'),
        preview: i18n._('mail.retest.ask.preview'),
        title: i18n._('mail.retest.ask.title'),
        lead: i18n._('mail.retest.ask.lead'),
        after: i18n._('mail.retest.ask.after'),
        reason: i18n._('mail.retest.ask.reason'),
      }
    case 'remind':
      return {
        subject: i18n._('mail.retest.remind.subject'),
        preview: i18n._('mail.retest.remind.preview'),
        title: i18n._('mail.retest.remind.title'),
        lead: i18n._('mail.retest.remind.lead'),
        after: i18n._('mail.retest.remind.after'),
        reason: i18n._('mail.retest.remind.reason'),
      }
  }
}

/**
 * Renders the invitation to take a test again, for a person who agreed and was drawn; it names neither test nor result.
 */
export default function RetestMail({ locale, step, url, minutes, supportEmail }: Props) {
  const i18n = mailTexts(locale)
  const style = mailStyle(locale)
  const { preview, title, lead, after, reason } = textsOf(i18n, step)
  return (
    <MailLayout locale={locale} i18n={i18n} supportEmail={supportEmail} preview={preview} reason={reason}>
      <Heading as="h1" className="ink" style={style.title}>
        {title}
      </Heading>
      <Text className="ink" style={style.text}>
        {lead}
      </Text>
      <Text className="ink" style={{ ...style.text, margin: 0 }}>
        {i18n._('mail.retest.how', { minutes })}
      </Text>
      <ActionButton style={style} url={url}>
        {i18n._('mail.retest.open')}
      </ActionButton>
      <Text className="soft" style={{ ...style.soft, margin: '24px 0 0' }}>
        {after}
      </Text>
    </MailLayout>
  )
}

RetestMail.PreviewProps = {
  locale: 'en',
  step: 'ask',
  url: 'https://mindglass.example/api/retest/Pz8aC1v4Lt6yR0mE3nHs9uXb2dQw5kFj7gTi1oVcBnK',
  minutes: 4,
  supportEmail: 'help@mindglass.example',
} satisfies Props as Props
