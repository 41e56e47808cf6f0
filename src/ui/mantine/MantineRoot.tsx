'use client'
import { createTheme, MantineProvider, type VariantColorsResolver } from '@mantine/core'
import type { ReactNode } from 'react'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Loader.css'
import '@mantine/core/styles/Button.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Radio.css'
import '@mantine/core/styles/Checkbox.css'
import './variables.css'

const shown = { border: '1px solid transparent', hoverColor: 'var(--on-action)' }

/** Every variant in our own colours, whatever `color` says: the product has one colour for action. */
const variantColorResolver: VariantColorsResolver = ({ variant }) => {
  switch (variant) {
    case 'outline':
    case 'default':
      return {
        background: 'transparent',
        hover: 'var(--action-soft)',
        color: 'var(--ink)',
        border: '1px solid var(--line-strong)',
        hoverColor: 'var(--action-strong)',
      }
    case 'light':
      return {
        ...shown,
        background: 'var(--action-soft)',
        hover: 'var(--action-soft)',
        color: 'var(--action-strong)',
        hoverColor: 'var(--action-strong)',
      }
    case 'subtle':
    case 'transparent':
    case 'white':
      return {
        ...shown,
        background: 'transparent',
        hover: 'var(--action-soft)',
        color: 'var(--action)',
        hoverColor: 'var(--action-strong)',
      }
    default:
      return { ...shown, background: 'var(--action)', hover: 'var(--action-strong)', color: 'var(--on-action)' }
  }
}

const theme = createTheme({
  variantColorResolver,
  fontFamily: 'var(--font-text)',
  respectReducedMotion: true,
  cursorType: 'pointer',
})

/**
 * Mantine for one page of an app: its form controls in our tokens. A component whose styles are not imported above
 * would show bare, so add its stylesheet here first.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  )
}
