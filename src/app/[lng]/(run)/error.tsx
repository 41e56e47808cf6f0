'use client'
import { CrashScreen, crashedLocale } from '@/ui/error/CrashScreen'

/** Renders the error of an app page; header and footer stay. */
export default function AppError({ reset }: { error: Error; reset: () => void }) {
  return <CrashScreen locale={crashedLocale()} reset={reset} />
}
