import type { ReactNode } from 'react'

interface Props {
  status: number
  message: string
  home: string
  /** Further actions, such as a retry. */
  children?: ReactNode
}

/** The error screen: the numeric status, a sentence, and the way home. enhance.js makes the link replace the route. */
export function ErrorScreen({ status, message, home, children }: Props) {
  return (
    <section>
      <p>{status}</p>
      <h1>{message}</h1>
      {children}
      <a href="/landing/home" data-replace>
        {home}
      </a>
    </section>
  )
}
