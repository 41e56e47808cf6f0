import type { ReactNode } from 'react'
import { gapAfter } from '@/core/texts/sentences'

/** A sentence and what comes after it in the same line, as a rule a link: with the gap that the writing has between them. */
export const Sentence = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    {text}
    {gapAfter(text)}
    {children}
  </>
)
