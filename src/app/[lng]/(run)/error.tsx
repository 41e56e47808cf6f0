'use client'
import { CrashScreen, crashedLocale } from '@/ui/error/CrashScreen'

/** A page of an app that failed; header and footer stay. */
export default function AppError({ reset }: { error: Error; reset: () => void }) {
  return <CrashScreen locale={crashedLocale()} reset={reset} />
}
