'use client'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '@/ui/texts'
import styles from './Console.module.css'

interface Props {
  /** Name of the number, for screen readers that read the button without the number beside it. */
  name: string
  number: string
  /** The number as a link, if it has one. */
  children?: ReactNode
}

/** Renders a number, such as an id, in a monospaced font with a button that copies it. */
export function CopyableNumber({ name, number, children = number }: Props) {
  const t = useTexts('admin')
  return (
    <span className={styles.copyable}>
      <code className={styles.number}>{children}</code>
      <Button variant="transparent" size="sm" data-copy={number}>
        {t('copy')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </span>
  )
}
