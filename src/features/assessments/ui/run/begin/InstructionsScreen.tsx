'use client'
import { useTexts } from '@/ui/texts'
import { FocusHeading } from '../FocusHeading'
import { minutesLeft, type RunTest } from '../run-test'
import styles from '../Screen.module.css'

/**
 * Renders the full instructions: before the first question of a sitting begun elsewhere, and when the reader goes back.
 */
export function InstructionsScreen({ test, focus, begin }: { test: RunTest; focus: boolean; begin: () => void }) {
  const t = useTexts('run')
  const count = test.items.length
  return (
    <div className={styles.screen}>
      <p className="eyebrow">{test.title}</p>
      <FocusHeading className={styles.heading} focus={focus}>
        {t('instructions.heading')}
      </FocusHeading>
      <p className={styles.lede}>
        {test.instructions.lead}
        {test.instructions.rest}
      </p>
      <ul className={styles.points}>
        <li>{t('instructions.length', { count, minutes: minutesLeft(count) })}</li>
        <li>{t('instructions.pause')}</li>
        <li className={styles.withKeyboard}>{t('instructions.keys')}</li>
      </ul>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={begin}>
          {t('instructions.begin')}
        </button>
      </div>
    </div>
  )
}
