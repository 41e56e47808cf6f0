'use client'
// biome-ignore lint/plugin/form-state: a link to copy.
import { useState } from 'react'
import { api } from '@/trpc/client'
import { useTexts } from '@/ui/texts'
import styles from './RunMenu.module.css'
import { useRefusal } from './state/use-refusal'

/** The link that moves this sitting to another device. */
export function ResumeLink({ sittingId }: { sittingId: string }) {
  const t = useTexts('run')
  const common = useTexts('common')
  const refusal = useRefusal()
  const [link, setLink] = useState<string | null>(null)
  const [said, setSaid] = useState('')

  async function make() {
    try {
      const { path } = await api.tests.resumeLink.mutate({ sittingId: sittingId })
      setLink(location.origin + path)
      setSaid('')
    } catch (error) {
      setSaid(refusal(error))
    }
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(common('state.copied'))
    } catch {
      setSaid(common('error.copy'))
    }
  }

  return (
    <section className={styles.part}>
      <h3>{t('menu.device')}</h3>
      <p>{t('menu.deviceText')}</p>
      {link === null ? (
        <button type="button" className="button quiet" onClick={make}>
          {t('menu.makeLink')}
        </button>
      ) : (
        <div className={styles.link}>
          <input readOnly value={link} aria-label={t('menu.link')} onFocus={(event) => event.target.select()} />
          <button type="button" className="button" onClick={() => copy(link)}>
            {t('menu.copy')}
          </button>
        </div>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
    </section>
  )
}
