'use client'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from './theme'

/** Mantine with the product's look, for everything inside. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      // Classes that hide elements by the width of the window: we use none.
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
