'use client'
import type { ReactNode } from 'react'
import { Sentence } from '@/ui/Sentence'
import { useLocale, useTexts } from '@/ui/texts'
import type { OpenSitting } from '../../../schema'
import { FocusHeading } from '../FocusHeading'
import { minutesLeft, type RunTest } from '../run-test'
import screens from '../Screen.module.css'
import styles from './BeginScreen.module.css'
import { ConsentForm, CookieWarning } from './ConsentForm'

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
      <CookieWarning />
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

/**
 * Renders the full instructions: before the first question of a sitting begun elsewhere, and when the reader goes back.
 */
export function InstructionsScreen({ test, focus, begin }: { test: RunTest; focus: boolean; begin: () => void }) {
  const t = useTexts('run')
  const count = test.items.length
  return (
    <div className={screens.screen}>
      <p className="eyebrow">{test.title}</p>
      <FocusHeading className={screens.heading} focus={focus}>
        {t('instructions.heading')}
      </FocusHeading>
      <p className={screens.lede}>
        {test.instructions.lead}
        {test.instructions.rest}
      </p>
      <ul className={screens.points}>
        <li>{t('instructions.length', { count, minutes: minutesLeft(count) })}</li>
        <li>{t('instructions.pause')}</li>
        <li className={screens.withKeyboard}>{t('instructions.keys')}</li>
      </ul>
      <div className={screens.actions}>
        <button type="button" className="button" onClick={begin}>
          {t('instructions.begin')}
        </button>
      </div>
    </div>
  )
}
