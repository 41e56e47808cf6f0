'use client'
import { Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import panel from '@/ui/form/panel.module.css'

interface Props {
  eyebrow: string
  title: ReactNode
  lead?: string
  /** Whether the heading takes the focus, so that screen readers read it: the page replaces another one. */
  focus?: boolean
}

/** Renders the name of the test, the title of the page, and its first sentence if it has one. */
export function PageHeader({ eyebrow, title, lead, focus = false }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <header className={panel.head}>
      <Text className="eyebrow">{eyebrow}</Text>
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {lead && <Text className="lede">{lead}</Text>}
    </header>
  )
}
