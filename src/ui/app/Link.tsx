'use client'
import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** Pages of the apps, which share their providers; documents and the run page are loaded as a whole. */
const APP_PAGES =
  /^\/(admin|me|shop|vip|payment|report|compare|login|register|forgot-password|change-password|retrieve|search|tests\/[^/?#]+\/reviews)([/?#]|$)/

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** Takes the place of the current entry in the history. */
  replace?: boolean
}

/**
 * A link of an app: to another app page without a full load, to anywhere else as a plain link. Nothing is prefetched:
 * pages depend on the language cookie, and a list of links would ask for each of them.
 */
export function Link({ href, replace, ...props }: Props) {
  return APP_PAGES.test(href) ? (
    <NextLink {...props} href={href} replace={replace} prefetch={false} />
  ) : (
    <a {...props} href={href} />
  )
}
