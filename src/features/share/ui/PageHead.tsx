'use client'
import { Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import panel from '@/ui/form/panel.module.css'

interface Props {
  eyebrow: string
  title: ReactNode
  lead: string
  /** Whether this page replaced another one: its heading then takes the focus, so that screen readers announce it. */
  focus?: boolean
}

/** Renders the test's name, the page's title and its first sentence. */
export function PageHead({ eyebrow, title, lead, focus = false }: Props) {
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
      <Text className="lede">{lead}</Text>
    </header>
  )
}
