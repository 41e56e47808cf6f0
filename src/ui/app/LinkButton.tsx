'use client'
import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from './Link'

interface Props extends Pick<ButtonProps, 'variant'> {
  href: string
  children: ReactNode
}

/** Renders a link that looks like a button; pages rendered on the server cannot pass `Link` to a button. */
export const LinkButton = (props: Props) => <Button component={Link} {...props} />
