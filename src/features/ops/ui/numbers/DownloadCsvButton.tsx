'use client'
import { Button } from '@mantine/core'
import { csvOf } from '@/core/texts/csv'
import { saveFile } from '../table/save-file'
import type { Cell } from './NumbersTable'

interface Props {
  name: string
  label: string
  head: readonly string[]
  rows: readonly (readonly Cell[])[]
}

/** Renders the button that saves the figures of the page as one CSV file. */
export const DownloadCsvButton = ({ name, label, head, rows }: Props) => (
  <Button variant="default" onClick={() => saveFile(`${name}.csv`, 'text/csv;charset=utf-8', csvOf(head, rows))}>
    {label}
  </Button>
)
