import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** Actions that are possible now. */
  children?: ReactNode
}

/** Renders one message that fills the page, with the actions possible now. */
export function FullPageMessage({ title, text, children }: Props) {
  return (
    <Stack component="section" className="wrap narrow flush section" gap="lg">
      <Title order={1}>{title}</Title>
      <Text className="lede">{text}</Text>
      {children && <Group>{children}</Group>}
    </Stack>
  )
}
