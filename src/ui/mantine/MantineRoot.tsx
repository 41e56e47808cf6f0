'use client'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from './theme'

/** Provides Mantine with the product's theme. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      // These classes hide elements by the width of the window; we use none.
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
