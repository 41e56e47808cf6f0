'use client'
import { Button, Text } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useTexts } from '@/ui/texts'
import styles from './Countdown.module.css'

const SECONDS = 5

/**
 * Renders a countdown of five seconds, then opens a page of this site. A screen reader reads the countdown once; a
 * button stops it.
 */
export function Countdown({ to }: { to: string }) {
  const t = useTexts('payment')
  const router = useRouter()
  const [left, setLeft] = useState(SECONDS)
  const [stopped, setStopped] = useState(false)

  useEffect(() => {
    if (stopped) return
    // Replaces this page, so that "back" does not return to the countdown.
    if (left === 0) return router.replace(to)
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, stopped, to, router])

  if (stopped) {
    return (
      <Text c="dimmed" role="status">
        {t('success.stopped')}
      </Text>
    )
  }
  return (
    <div className={styles.countdown}>
      <svg className={styles.ring} viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="16" />
        <circle cx="18" cy="18" r="16" pathLength="1" className={styles.passed} />
      </svg>
      <Text c="dimmed" className={styles.text} aria-hidden="true">
        {t('success.opens', { seconds: left })}
      </Text>
      <p className="visually-hidden" role="status">
        {t('success.opens', { seconds: SECONDS })}
      </p>
      <Button variant="transparent" onClick={() => setStopped(true)}>
        {t('success.stop')}
      </Button>
    </div>
  )
}
