import type { ReactNode } from 'react'
import { gapAfter } from '@/core/texts/sentences'

/**
 * Renders a sentence and the element behind it on the same line, usually a link, with the gap that the script requires.
 */
export const Sentence = ({ text, children }: { text: string; children: ReactNode }) => (
  <>
    {text}
    {gapAfter(text)}
    {children}
  </>
)
