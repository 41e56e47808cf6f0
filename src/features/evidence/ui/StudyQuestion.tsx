'use client'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import type { StudyQuestion as State } from '../schema'
import { RetestQuestion } from './RetestQuestion'
import type { ShowState } from './study-props'
import { TreatmentQuestion } from './TreatmentQuestion'

/**
 * Renders the part below one result: one question of a study at most, the state of an earlier one, the way to withdraw.
 */
export function StudyQuestion({ sittingId }: { sittingId: string }) {
  const t = useTexts('studies')
  const { evidence } = trpc.useUtils()
  const [state] = trpc.evidence.question.useSuspenseQuery({ sittingId })
  const [note, setNote] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)

  // The element that had the focus is gone; the heading of its replacement takes the focus.
  useEffect(() => {
    if (moved.current) heading.current?.focus()
    moved.current = false
  })

  const showState: ShowState = (next, message) => {
    moved.current = true
    evidence.question.setData({ sittingId }, next)
    setNote(message)
  }

  if (state.kind === 'none' && note === '') return null
  return (
    <Card component="section" padding="lg" aria-labelledby="study" data-no-print>
      <Stack gap="sm" align="flex-start">
        <Title order={2} size="h3" id="study" ref={heading} tabIndex={-1}>
          {t(headingOf(state))}
        </Title>
        <Text role="status">{note}</Text>
        {state.kind === 'treatment' && <TreatmentQuestion sittingId={sittingId} state={state} showState={showState} />}
        {state.kind === 'retest' && <RetestQuestion sittingId={sittingId} state={state} showState={showState} />}
      </Stack>
    </Card>
  )
}

function headingOf(state: State): 'title' | 'thanks' | 'retest.title' {
  if (state.kind === 'retest' && (state.step === 'offer' || state.step === 'address')) return 'retest.title'
  return state.kind === 'treatment' && !state.answered ? 'title' : 'thanks'
}
