'use client'
import { useTexts } from '@/ui/texts'
import { Note } from './Note'

/** For a browser that did not make the order: payment apps sometimes come back in another one. */
export function ForeignOrder() {
  const t = useTexts('payment')
  return (
    <Note title={t('foreign.title')} text={t('foreign.text')}>
      <a className="button" href="/retrieve">
        {t('foreign.action')}
      </a>
    </Note>
  )
}
