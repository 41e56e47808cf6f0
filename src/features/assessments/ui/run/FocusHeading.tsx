'use client'
import { type ReactNode, useEffect, useRef } from 'react'

interface Props {
  children: ReactNode
  className?: string
  /** Whether the person's own action has just led to this screen. */
  focus: boolean
}

/**
 * Renders the heading of a screen; it takes the focus when the screen changes, so that a screen reader reads on from
 * there.
 */
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
