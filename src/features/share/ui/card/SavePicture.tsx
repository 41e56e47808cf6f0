'use client'
import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { saveFile } from '@/ui/files/save-file'
import { useHydrated } from '@/ui/hydrated'
import { useTexts } from '@/ui/texts'
import { canSend, pngOf, sendFile } from './picture-file'

interface Props {
  svg: string
  /** Pixels. */
  size: { width: number; height: number }
  /** Name of the file, without its extension. */
  fileName: string
  /** Something else was chosen than is drawn. */
  disabled: boolean
}

/** Sends a drawing as a PNG by the share sheet of the device, where it has one, or saves it. Nothing goes to the server. */
export function SavePicture({ svg, size, fileName, disabled }: Props) {
  const t = useTexts('share')
  const [failed, setFailed] = useState(false)
  // Only the browser knows; the first paint equals the server's.
  const sends = useHydrated() && canSend()

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
        {sends && (
          <Button disabled={disabled} onClick={() => keep(sendFile)}>
            {t('card.send')}
          </Button>
        )}
        <Button variant={sends ? 'default' : 'filled'} disabled={disabled} onClick={() => keep(saveFile)}>
          {t('card.save')}
        </Button>
      </Group>
      {failed && <Alert>{t('card.saveFailed')}</Alert>}
    </>
  )
}
