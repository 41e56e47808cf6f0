'use client'
import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '@/ui/texts'
import { keepFile, pngOf } from './picture-file'

interface Props {
  svg: string
  /** Pixels. */
  size: { width: number; height: number }
  /** Of the file, without its ending. */
  fileName: string
}

/** Keeps a drawing as a PNG: on a phone by way of its share sheet, elsewhere as a download. Nothing leaves the page. */
export function SavePicture({ svg, size, fileName }: Props) {
  const t = useTexts('share')
  const [failed, setFailed] = useState(false)

  async function save() {
    setFailed(false)
    try {
      await keepFile(new File([await pngOf(svg, size)], `${fileName}.png`, { type: 'image/png' }))
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <Button variant="transparent" onClick={save}>
        {t('card.save')}
      </Button>
      {failed && <Alert>{t('card.saveFailed')}</Alert>}
    </>
  )
}
