'use client'
import { useRouter } from 'next/navigation'
import { type ComponentProps, type MouseEvent, startTransition } from 'react'

/** Pages of the apps, which share their providers; documents and the run page are loaded as a whole. */
const APP_PAGES =
  /^\/(me|shop|vip|payment|report|compare|login|register|forgot-password|change-password|retrieve|search|tests\/[^/?#]+\/reviews)([/?#]|$)/

interface Props extends Omit<ComponentProps<'a'>, 'href'> {
  href: string
  /** Takes the place of the current entry in the history. */
  replace?: boolean
}

/** A click that means "here": not one for another tab or window, and not one that somebody else has dealt with. */
const isPlain = ({ nativeEvent: event, currentTarget }: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !currentTarget.hasAttribute('download') &&
  ['', '_self'].includes(currentTarget.target)

/**
 * A link of an app: to another app page without a full load, to anywhere else as a plain link. Nothing is prefetched:
 * pages depend on the language cookie, and a list of links would ask for each of them. That is most of what Next's own
 * link is for, and it weighs 3 KB.
 */
export function Link({ href, replace = false, onClick, ...props }: Props) {
  const router = useRouter()

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (!APP_PAGES.test(href) || !isPlain(event)) return
    event.preventDefault()
    startTransition(() => (replace ? router.replace(href) : router.push(href)))
  }

  return <a {...props} href={href} onClick={follow} />
}
