'use client'
import type { ReactNode } from 'react'
import { Sentence } from '@/ui/Sentence'
import { useLocale, useTexts } from '@/ui/texts'
import type { OpenSitting } from '../../../schema'
import { FocusHeading } from '../FocusHeading'
import { minutesLeft, type RunTest } from '../run-test'
import styles from './BeginScreen.module.css'
import { ConsentForm, NoCookies } from './ConsentForm'

interface Props {
  test: RunTest
  motif: ReactNode
  unfinished: OpenSitting | null
  takeOver: (sitting: OpenSitting) => void
  focus: boolean
}

/** Renders everything before the first question on one screen: description, instructions, consent, button. */
export function BeginScreen({ test, motif, unfinished, takeOver, focus }: Props) {
  const t = useTexts('run')
  const locale = useLocale()
  const { title, tagline, slug, items, instructions, consentVersion } = test
  const count = items.length
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <FocusHeading className={styles.title} focus={focus}>
          {title}
        </FocusHeading>
        <div className={styles.motif}>{motif}</div>
        <p className={styles.tagline}>{tagline}</p>
        <ul className={styles.facts}>
          <li>{t('first.minutes', { minutes: minutesLeft(count) })}</li>
          <li>{t('first.count', { count })}</li>
          <li>{t('first.free')}</li>
        </ul>
      </header>
      <NoCookies />
      {unfinished && (
        <div className={`notice ${styles.unfinished}`}>
          <p>{t('unfinished.text', { answered: unfinished.responses.length, count })}</p>
          <button type="button" className="button" onClick={() => takeOver(unfinished)}>
            {t('unfinished.go')}
          </button>
        </div>
      )}
      <div className={styles.how}>
        <p>{instructions.lead}</p>
        <details className={styles.fold}>
          <summary>{t('first.how')}</summary>
          <div className={styles.folded}>
            {instructions.rest !== '' && <p>{instructions.rest}</p>}
            <p>{t('instructions.pause')}</p>
            <p className={styles.withKeyboard}>{t('instructions.keys')}</p>
          </div>
        </details>
      </div>
      <ConsentForm test={test} />
      <p className={styles.ways}>
        <a href={`/tests/${slug}`}>{t('first.about')}</a>
        <span>
          <a href="/privacy">{t('consent.privacy')}</a> {t('consent.version', { version: consentVersion })}
        </span>
        {locale === 'es' && <a href="/privacy/mexico">{t('mexico')}</a>}
      </p>
      <p className={styles.small}>
        <Sentence text={t('consent.young')}>
          <a href="/help-now">{t('consent.youngHelp')}</a>
        </Sentence>
      </p>
    </div>
  )
}
