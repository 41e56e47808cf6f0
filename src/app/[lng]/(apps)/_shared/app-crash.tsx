'use client'
import { CrashScreen, crashedLocale } from '@/ui/error/CrashScreen'

/** Renders the error screen of an app page, in its language. */
export default function AppCrash({ reset }: { reset: () => void }) {
  return <CrashScreen locale={crashedLocale()} reset={reset} />
}
