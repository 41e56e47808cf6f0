'use client'
import { CrashScreen, crashedLocale } from '@/ui/error/CrashScreen'

/** What is said of the failure, in the language of the page. */
export default function AppCrash({ reset }: { reset: () => void }) {
  return <CrashScreen locale={crashedLocale()} reset={reset} />
}
