'use client'
import { Alert, Button, Group } from '@mantine/core'
import { usePathname } from 'next/navigation'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useTexts } from '@/ui/texts'
import styles from '../Console.module.css'

const Say = createContext<(text: string) => void>(() => {})

/** Says what was done, above the page, until something else is said or one goes to another page. */
export const useAnnounce = () => useContext(Say)

/**
 * Where the console says what was done. It stays in sight below the edge of the window, since the row it is about may be
 * far down, and until it is put away: a code or a number in it is written down.
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
          // Anew each time, so that the same words are read out again.
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
