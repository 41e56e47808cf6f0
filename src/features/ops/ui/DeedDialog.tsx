'use client'
import { Button } from '@mantine/core'
import { useOnDemand } from '@/ui/form/use-on-demand'
import type { Typed } from '@/ui/form/use-server-form'
import type { DeedQuestionProps, WithReason } from './DeedQuestion'

interface Props<Input extends WithReason, Output, Values extends Typed<Input> & WithReason>
  extends Omit<DeedQuestionProps<Input, Output, Values>, 'onClose'> {
  /** The button that only asks. */
  open: string
  /** What a page is there for, not one of many in a table. */
  main?: boolean
}

/** A deed of the console: a button that asks, the reason for the log, then the deed. */
export function DeedDialog<Input extends WithReason, Output, Values extends Typed<Input> & WithReason>({
  open,
  main = false,
  ...question
}: Props<Input, Output, Values>) {
  const { Shown, failure, show, hide } = useOnDemand<DeedQuestionProps<Input, Output, Values>>(
    async () => (await import('./DeedQuestion')).DeedQuestion,
  )
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
