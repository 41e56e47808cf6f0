'use client'
import { keepsAnswers } from '@/stores/sittings'
import { useTexts } from '@/ui/texts'
import styles from './QuestionScreen.module.css'

/** Where the answers are. Its words change only when the connection does, so it speaks seldom. */
export function SaveState({ answered, troubled }: { answered: boolean; troubled: boolean }) {
  const t = useTexts('run')
  const text = troubled ? t(keepsAnswers() ? 'saved.here' : 'saved.nowhere') : t('saved.yes')
  return (
    <p className={styles.saved} data-troubled={troubled} role="status">
      {answered || troubled ? text : ''}
    </p>
  )
}
