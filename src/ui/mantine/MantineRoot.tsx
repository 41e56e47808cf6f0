'use client'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver, theme } from './theme'

/** Mantine in the product's look, for whatever stands below. */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      // Classes that hide things by the width of the window: nothing here wears them.
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
