'use client'
import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import { useOnDemand } from '@/ui/form/use-on-demand'
import type { InputsProps, TypedValues } from '@/ui/form/use-server-form'
import type { ActionQuestionProps, WithReason } from './ActionForm'

interface Props<Input extends WithReason, Output, Values extends TypedValues<Input> & WithReason>
  extends Omit<ActionQuestionProps<Input, Output, Values>, 'Inputs' | 'onClose'> {
  /** Label of the button that opens the dialog. */
  open: string
  /** Marks the main action of a page, as opposed to one of many in a table. */
  main?: boolean
  /** Further fields of the form, loaded with the dialog: the page itself does not need them. */
  inputs?: () => Promise<ComponentType<InputsProps<Input, Values, Output>>>
}

/** Renders the button of a console action; its dialog asks for the reason for the log and runs the action. */
export function ActionDialog<Input extends WithReason, Output, Values extends TypedValues<Input> & WithReason>({
  open,
  main = false,
  inputs,
  ...question
}: Props<Input, Output, Values>) {
  const { Shown, failure, show, hide } = useOnDemand<Omit<ActionQuestionProps<Input, Output, Values>, 'Inputs'>>(
    // The dialog needs no name to open again after a change of language: it covers the page, so the language cannot
    // change.
    null,
    async () => {
      const [{ ActionForm }, Inputs] = await Promise.all([import('./ActionForm'), inputs?.()])
      return (props) => <ActionForm {...props} Inputs={Inputs} />
    },
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
