import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

/*
 * Theme of Mantine's components. Colours, sizes and type are the tokens of the documents (base.css, type.css and
 * /css/<theme>.css), so that an app looks like a document, in every theme and in the dark.
 */

const brand: MantineColorsTuple = [
  'var(--action-soft)',
  'var(--level1)',
  'var(--level2)',
  'var(--level3)',
  'var(--level4)',
  'var(--action)',
  'var(--action)',
  'var(--action-strong)',
  'var(--action-strong)',
  'var(--level5)',
]

/** Mantine's greys (light scheme) and darks (dark scheme); its fields, borders and rows use them by number. */
const gray: MantineColorsTuple = [
  'var(--sunk)',
  'var(--sunk)',
  'var(--line)',
  'var(--line)',
  'var(--line-strong)',
  'var(--line-strong)',
  'var(--ink-soft)',
  'var(--ink-soft)',
  'var(--ink)',
  'var(--ink)',
]
const dark: MantineColorsTuple = [
  'var(--ink)',
  'var(--ink-soft)',
  'var(--ink-soft)',
  'var(--ink-soft)',
  'var(--line-strong)',
  'var(--sunk)',
  'var(--surface)',
  'var(--paper)',
  'var(--sunk)',
  'var(--sunk)',
]

const clear = '1px solid transparent'

/** Returns the colours of a variant. All use the one action colour; `color="danger"` is for irreversible actions. */
const variantColorResolver: VariantColorsResolver = ({ variant, color }) => {
  const danger = color === 'danger'
  const ink = danger ? 'var(--danger-ink)' : 'var(--action)'
  const strong = danger ? 'var(--danger-ink)' : 'var(--action-strong)'
  switch (variant) {
    case 'outline':
    case 'default':
      return {
        background: 'transparent',
        hover: 'var(--action-soft)',
        color: danger ? ink : 'var(--ink)',
        border: `1px solid ${danger ? ink : 'var(--line-strong)'}`,
        hoverColor: strong,
      }
    case 'light':
      return {
        background: color === 'warm' ? 'var(--warm-soft)' : 'var(--action-soft)',
        hover: 'var(--action-soft)',
        color: color === 'warm' ? 'var(--ink)' : strong,
        border: clear,
        hoverColor: strong,
      }
    case 'subtle':
    case 'transparent':
    case 'white':
      return { background: 'transparent', hover: 'var(--action-soft)', color: ink, border: clear, hoverColor: strong }
    default:
      return {
        background: danger ? 'var(--danger-ink)' : 'var(--action)',
        hover: strong,
        color: danger ? 'var(--paper)' : 'var(--on-action)',
        border: clear,
        hoverColor: danger ? 'var(--paper)' : 'var(--on-action)',
      }
  }
}

export const theme = createTheme({
  colors: { brand, gray, dark },
  primaryColor: 'brand',
  primaryShade: 6,
  variantColorResolver,
  white: 'var(--surface)',
  black: 'var(--ink)',
  fontFamily: 'var(--font-text)',
  lineHeights: { xs: '1.4', sm: 'var(--leading)', md: 'var(--leading)', lg: 'var(--leading)', xl: 'var(--leading)' },
  fontSizes: {
    xs: 'var(--step--1)',
    sm: 'var(--step--1)',
    md: 'var(--step-0)',
    lg: 'var(--step-1)',
    xl: 'var(--step-2)',
  },
  spacing: {
    xs: 'var(--space-2)',
    sm: 'var(--space-3)',
    md: 'var(--space-4)',
    lg: 'var(--space-5)',
    xl: 'var(--space-6)',
  },
  radius: { xs: '4px', sm: 'var(--radius-s)', md: 'var(--radius-s)', lg: 'var(--radius)', xl: 'var(--radius-pill)' },
  defaultRadius: 'md',
  headings: {
    fontFamily: 'var(--font-display)',
    fontWeight: 'var(--weight-display)',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--step-4)', lineHeight: 'var(--leading-display)' },
      h2: { fontSize: 'var(--step-3)', lineHeight: 'var(--leading-display)' },
      h3: { fontSize: 'var(--step-1)', lineHeight: '1.35' },
      h4: { fontSize: 'var(--step-0)', lineHeight: '1.35' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // Plain objects: `Button.extend` would load every component on every page.
  components: {
    Alert: { defaultProps: { variant: 'light', color: 'warm', radius: 'md' } },
    Anchor: { defaultProps: { underline: 'always', inherit: true } },
    Button: { defaultProps: { radius: 'xl', size: 'md' } },
    Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'clamp(1.25rem, 1rem + 1.2vw, 2rem)' } },
    Checkbox: { defaultProps: { radius: 'xs' } },
    // components.css prevents scrolling of the page behind the modal.
    Modal: { defaultProps: { centered: true, radius: 'lg', padding: 'lg', lockScroll: false } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Progress: { defaultProps: { radius: 'xl', size: 'sm' } },
    Radio: { defaultProps: { color: 'brand' } },
    Table: { defaultProps: { verticalSpacing: 'sm' } },
    Text: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: { size: 'md' } },
    Title: { defaultProps: { order: 2 } },
  },
})

const colours = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-anchor': 'var(--action)',
  '--mantine-color-error': 'var(--danger-ink)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunk)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--sunk)',
  '--mantine-color-disabled-color': 'var(--ink-soft)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-action)',
}

/**
 * Assigns our tokens to Mantine's variables. Both schemes are equal, because the tokens themselves change in the dark.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: { '--mantine-text-wrap': 'pretty' },
  light: colours,
  dark: colours,
})
