'use client'
import { Button } from '@mantine/core'
import { useOnDemand } from '@/ui/form/use-on-demand'
import type { DeedQuestionProps } from './DeedQuestion'

interface Props extends Omit<DeedQuestionProps, 'onClose'> {
  /** The button that only asks. */
  open: string
  /** What a page is there for, not one of many in a table. */
  main?: boolean
}

/** A deed of the console: a button that asks, the reason for the log, then the deed. */
export function DeedDialog({ open, main = false, ...question }: Props) {
  const { Shown, failure, show, hide } = useOnDemand(async () => (await import('./DeedQuestion')).DeedQuestion)
  return (
    <>
      <Button
        {...(main ? { variant: 'default' } : { variant: 'transparent', size: 'sm' })}
        aria-haspopup="dialog"
        onClick={() => void show()}
      >
        {open}
      </Button>
      {failure && <span role="alert">{failure}</span>}
      {Shown && <Shown {...question} onClose={hide} />}
    </>
  )
}
