'use client'
import type { ComponentProps } from 'react'
import { useHydrated } from '../hydrated'

/**
 * The element of `useServerForm`. Until the page is hydrated it takes no input: the browser would send it by itself,
 * with everything typed in the address. `post` is the second lock on the same door.
 */
export const ServerForm = (props: ComponentProps<'form'>) => (
  <form {...props} method="post" inert={!useHydrated()} noValidate />
)
