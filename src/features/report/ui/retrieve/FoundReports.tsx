'use client'
import { Alert, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { dateSlot } from '@/core/dates'
import { formatEmail } from '@/core/input/shown-email'
import { LocalTime } from '@/ui/LocalTime'
import { useLocale, useTexts } from '@/ui/texts'
import type { RetrievedReports } from '../../retrieve/retrieve-schema'
import styles from './RetrieveReports.module.css'

interface Props {
  email: string
  found: RetrievedReports | null
  onAgain: () => void
}

/** Renders the list of reports found, whether or not the mail was sent. */
export function FoundReports({ email, found, onAgain }: Props) {
  const t = useTexts('retrieve')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  if (!found) {
    return (
      <div className={styles.page}>
        <h1 ref={heading} tabIndex={-1} className={styles.sentence}>
          {t('none.title')}
        </h1>
        <p className="lede">{t('none.text')}</p>
        <Button onClick={onAgain}>{t('code.change')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {found.sent ? t('done.sent') : t('done.failed')}
        </h1>
        {found.sent ? (
          <p className="lede">{t('done.sentText', { email: formatEmail(email) })}</p>
        ) : (
          <Alert>{t('done.failedText', { email: formatEmail(email) })}</Alert>
        )}
      </header>
      <ul className={styles.list}>
        {found.reports.map(({ url, title, boughtAt }) => (
          <li key={url} className={styles.report}>
            <div>
              <h2 className={styles.name}>{title}</h2>
              <p className={styles.aside}>
                <LocalTime at={boughtAt} locale={locale} within={t('done.bought', { date: dateSlot })} />
              </p>
            </div>
            <Button component="a" variant="default" href={new URL(url).pathname}>
              {t('done.open')}
              <span className="visually-hidden"> {title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
