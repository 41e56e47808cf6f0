import type { ReactNode } from 'react'
import { gapAfter } from '@/core/texts/sentences'

/**
 * Renders a sentence and the element after it, usually a link, on the same line, with the gap that the writing system
 * requires.
 */
export const Sentence = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    {text}
    {gapAfter(text)}
    {children}
  </>
)
