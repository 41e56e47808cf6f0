'use client'
import { Button } from '@mantine/core'

interface Props {
  label: string
  /** Id of the only section to print. */
  only?: string
}

/** Renders a button that opens the browser's print dialogue, which also saves PDFs. */
export function PrintButton({ label, only }: Props) {
  return (
    <Button variant="default" onClick={() => print(only)}>
      {label}
    </Button>
  )
}

function print(only?: string) {
  const section = only === undefined ? null : document.getElementById(only)
  if (section) {
    section.dataset.printed = ''
    window.addEventListener('afterprint', () => delete section.dataset.printed, { once: true })
  }
  window.print()
}
