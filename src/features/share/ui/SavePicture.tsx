'use client'
import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '@/ui/texts'
import { canSend, pngOf, saveFile, sendFile } from './picture-file'

interface Props {
  svg: string
  /** Pixels. */
  size: { width: number; height: number }
  /** Of the file, without its ending. */
  fileName: string
}

/** Sends a drawing as a PNG by the share sheet of the device, where it has one, or saves it. Nothing goes to the server. */
export function SavePicture({ svg, size, fileName }: Props) {
  const t = useTexts('share')
  const [failed, setFailed] = useState(false)
  const [sends] = useState(canSend)

  async function keep(how: (file: File) => Promise<void> | void) {
    setFailed(false)
    try {
      await how(new File([await pngOf(svg, size)], `${fileName}.png`, { type: 'image/png' }))
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <Group>
        {sends && <Button onClick={() => keep(sendFile)}>{t('card.send')}</Button>}
        <Button variant={sends ? 'default' : 'filled'} onClick={() => keep(saveFile)}>
          {t('card.save')}
        </Button>
      </Group>
      {failed && <Alert>{t('card.saveFailed')}</Alert>}
    </>
  )
}
