'use client'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  children: ReactNode
  className?: string
  /** Whether the person has just come here by an act of their own. */
  focus: boolean
}

/** The heading of a screen; takes the focus when the screen changes, so that a screen reader reads on from there. */
export function FocusHeading({ children, className, focus }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the screen appears
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [])
  return (
    <h1 ref={heading} className={className} tabIndex={-1}>
      {children}
    </h1>
  )
}
