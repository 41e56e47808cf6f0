'use client'
import { useTexts } from '@/ui/texts'

/** Before the offer of a sitting in whose summary help stands first: nothing that matters for help is sold here. */
export function CareNote() {
  const t = useTexts('payment')
  return (
    <aside className="notice" aria-labelledby="care-note">
      <p>
        <strong id="care-note">{t('care.title')}</strong>
      </p>
      <p>{t('care.text')}</p>
      <p>
        <a href="/help-now">{t('care.link')}</a>
      </p>
    </aside>
  )
}
