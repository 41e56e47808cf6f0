'use client'
import { Button, Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTexts } from '@/ui/texts'
import styles from './Form.module.css'
import { useAction } from './use-action'

interface CodeSent {
  /** Seconds until another code may be requested. */
  resendSeconds: number
}

interface Props {
  sent: CodeSent
  onResend: () => Promise<CodeSent>
  onChange: () => void
}

/** Renders two buttons: one sends another code, after a while; the other changes the address. */
export function ResendCode({ sent, onResend, onChange }: Props) {
  const t = useTexts('auth')
  const cooldown = useCooldown(sent.resendSeconds)
  const [resent, setResent] = useState(false)
  const { mutate, failure } = useAction(async () => {
    setResent(false)
    cooldown.restart((await onResend()).resendSeconds)
    setResent(true)
  })

  return (
    <div>
      <Text size="sm" c="dimmed" role="status">
        {failure ?? (resent && t('code.resent'))}
      </Text>
      <Text size="sm" c="dimmed">
        {t('code.late')}
      </Text>
      <Group className={styles.links}>
        <Button variant="transparent" size="sm" onClick={mutate} disabled={cooldown.seconds > 0}>
          {cooldown.seconds > 0 ? t('code.wait', { seconds: cooldown.seconds }) : t('code.resend')}
        </Button>
        <Button variant="transparent" size="sm" onClick={onChange}>
          {t('code.change')}
        </Button>
      </Group>
    </div>
  )
}

/** Counts down the seconds to 0 until the next request is allowed. */
function useCooldown(initial: number): { seconds: number; restart: (seconds: number) => void } {
  const [until, setUntil] = useState(() => Date.now() + initial * 1000)
  const [seconds, setSeconds] = useState(initial)
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return { seconds, restart: (again) => setUntil(Date.now() + again * 1000) }
}
