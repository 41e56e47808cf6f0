'use client'
import type { ComponentProps } from 'react'
import { useHydrated } from '../hydrated'

/**
 * A form whose submission is ours. Until the page is hydrated it takes no input: the browser would send it by itself, with
 * everything typed in the address. `post` is the second lock on the same door.
 */
export const Form = (props: ComponentProps<'form'>) => (
  <form {...props} method="post" inert={!useHydrated()} noValidate />
)
