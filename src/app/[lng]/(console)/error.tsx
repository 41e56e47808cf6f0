'use client'
import AppError from '../(apps)/error'

/** Renders the error of a console page, without a frame, because the frame is part of the page that failed. */
export default function ConsoleError(props: { error: Error; reset: () => void }) {
  return (
    <main id="content">
      <AppError {...props} />
    </main>
  )
}
