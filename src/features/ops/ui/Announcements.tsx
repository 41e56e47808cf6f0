'use client'
import { Alert, Button, Group } from '@mantine/core'
import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useTexts } from '@/ui/texts'
import styles from './Console.module.css'

const Say = createContext<(text: string) => void>(() => {})

/** Returns a function that shows a message above the page until the next message or a change of the page. */
export const useAnnounce = () => useContext(Say)

/**
 * Renders the message about the last action. It sticks to the top of the window, since the changed row may be far down,
 * and stays until it is closed, so that a code or number in it can be written down.
 */
export function Announcements({ children }: { children: ReactNode }) {
  const t = useTexts('admin')
  const path = usePathname()
  const [announced, setAnnounced] = useState({ text: '', path, times: 0 })
  const say = useCallback((text: string) => setAnnounced(({ times }) => ({ text, path, times: times + 1 })), [path])
  return (
    <Say value={say}>
      <div role="status" className={styles.said}>
        {announced.text !== '' && announced.path === path && (
          // A new key for each message, so that a screen reader reads the same text again.
          <Alert key={announced.times} role="none">
            <Group justify="space-between">
              {announced.text}
              <Button variant="transparent" size="sm" onClick={() => say('')}>
                {t('action.hide')}
              </Button>
            </Group>
          </Alert>
        )}
      </div>
      {children}
    </Say>
  )
}
