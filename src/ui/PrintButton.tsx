'use client'
import { Button } from '@mantine/core'

/** Opens the browser's print dialogue, which also saves PDFs. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="default" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
