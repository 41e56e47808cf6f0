'use client'
import { Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  children: ReactNode
}

/** Renders one part of a page. Its heading can take the focus when an element of the list below it disappears. */
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
