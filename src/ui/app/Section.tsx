'use client'
import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** One part of a page under its heading, which can take the focus of what goes from the list below it. */
export const Section = ({ id, title, children }: Props) => (
  <section aria-labelledby={id}>
    <Stack>
      <Title id={id} tabIndex={-1}>
        {title}
      </Title>
      {children}
    </Stack>
  </section>
)
