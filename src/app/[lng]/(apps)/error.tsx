'use client'
import { lazy, Suspense } from 'react'

// Fetched by the page that fails; where that does not work either, global-error.tsx takes its place.
const AppCrash = lazy(() => import('./app-crash'))

/** A page of an app that failed; header and footer stay. */
export default function AppError({ reset }: { error: Error; reset: () => void }) {
  return (
    <Suspense>
      <AppCrash reset={reset} />
    </Suspense>
  )
}
