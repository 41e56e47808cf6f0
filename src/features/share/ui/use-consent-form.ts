'use client'
import { type FormEvent, useRef, useState } from 'react'
import { useFailureText } from '@/ui/form/failure-text'
import { useTexts } from '@/ui/texts'

type Problems = { name?: string; agreed?: string }

/** A name and an explicit yes: both are asked for before anything is sent, and the first that is missing gets the focus. */
export function useConsentForm(startName: string, send: (given: { name: string; agreed: boolean }) => Promise<void>) {
  const errors = useTexts('errors')
  const failureText = useFailureText()
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState(startName)
  const [agreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const found: Problems = {
      ...(name.trim() === '' && { name: errors('NAME_REQUIRED') }),
      ...(!agreed && { agreed: errors('AGREEMENT_REQUIRED') }),
    }
    setProblems(found)
    setFailure('')
    if (found.name || found.agreed) {
      form.current?.querySelector<HTMLElement>(`input[type="${found.name ? 'text' : 'checkbox'}"]`)?.focus()
      return
    }
    setBusy(true)
    try {
      await send({ name, agreed })
      setAgreed(false)
    } catch (error) {
      setFailure(failureText(error))
    }
    setBusy(false)
  }

  return {
    form,
    submit,
    busy,
    failure,
    name: {
      value: name,
      error: problems.name,
      onChange: (value: string) => {
        setName(value)
        setProblems((before) => ({ ...before, name: undefined }))
      },
    },
    agreement: {
      checked: agreed,
      error: problems.agreed,
      onChange: (checked: boolean) => {
        setAgreed(checked)
        setProblems((before) => ({ ...before, agreed: undefined }))
      },
    },
  }
}
