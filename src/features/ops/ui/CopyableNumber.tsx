'use client'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '@/ui/texts'
import styles from './Console.module.css'

interface Props {
  /** What the number is of, for who hears the button and not the number beside it. */
  name: string
  number: string
  /** The number as a link, where it is one. */
  children?: ReactNode
}

/** A number that nobody reads aloud: in letters of one width, with a button that copies it. */
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
