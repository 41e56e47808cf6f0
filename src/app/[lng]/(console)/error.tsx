'use client'
import AppError from '../(apps)/error'

/** Renders the error of a console page; its frame is part of the page, so none is left around it. */
export default function ConsoleError(props: { error: Error; reset: () => void }) {
  return (
    <main id="content">
      <AppError {...props} />
    </main>
  )
}
