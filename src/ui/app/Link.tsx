'use client'
import NextLink from 'next/link'
import type { ComponentProps } from 'react'
import { useNavigate } from './AppNavigation'
import { isAppPage } from './app-pages'

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** Whether the link replaces the current entry of the history. */
  replace?: boolean
}

/**
 * Renders a link of an app: to another app page without a full load, to any other page as a plain link. Nothing is
 * prefetched: pages depend on the language cookie, and a long list would send one request per link. The console, with
 * its heavy tables, uses plain links instead, to save the 2 KB of `next/link`; `AppNavigation` follows them.
 */
export function Link({ href, replace, ...props }: Props) {
  const go = useNavigate()
  if (!isAppPage(href.replace(/[?#].*/, ''))) return <a {...props} href={href} />
  return (
    <NextLink
      {...props}
      href={href}
      replace={replace}
      prefetch={false}
      onNavigate={
        go &&
        ((event) => {
          event.preventDefault()
          go(href, replace)
        })
      }
    />
  )
}
