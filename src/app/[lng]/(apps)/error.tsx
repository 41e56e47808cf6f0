'use client'
import { lazy, Suspense } from 'react'

// Loaded when a page fails. If that fails too, global-error.tsx is shown.
const AppCrash = lazy(() => import('./_shared/app-crash'))

/** Renders the error of an app page; header and footer stay. */
export default function AppError({ reset }: { error: Error; reset: () => void }) {
  return (
    <Suspense>
      <AppCrash reset={reset} />
    </Suspense>
  )
}
