'use client'

/** Opens the browser's print dialogue, which also saves PDFs. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="button quiet" onClick={() => window.print()}>
      {label}
    </button>
  )
}
