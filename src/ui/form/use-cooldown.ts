'use client'
import { useEffect, useState } from 'react'

/** Seconds until something may be done again, counting down to 0. */
export function useCooldown(initial: number): { seconds: number; restart: (seconds: number) => void } {
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
