import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MantineRoot } from '@/ui/mantine/MantineRoot'

/** The HTML of something that stands on an app page, without the styles that Mantine puts before it. */
export const appMarkup = (children: ReactNode): string =>
  renderToStaticMarkup(<MantineRoot>{children}</MantineRoot>).replace(/<style\b.*?<\/style>/gs, '')
