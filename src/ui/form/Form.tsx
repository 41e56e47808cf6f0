'use client'
import type { ComponentProps } from 'react'
import { useAwake } from '../awake'

/**
 * A form whose submission is ours. Until the page is awake it takes no input: the browser would send it by itself, with
 * everything typed in the address. `post` is the second lock on the same door.
 */
export const Form = (props: ComponentProps<'form'>) => <form {...props} method="post" inert={!useAwake()} noValidate />
