'use client'
import { Alert, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { saveFile } from '@/ui/files/save-file'
import { useHydrated } from '@/ui/hydrated'
import { useTexts } from '@/ui/texts'

/**
 * Converts an SVG that loads no other files to a PNG.
 * @throws Error when the browser cannot draw it
 */
async function pngOf(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/png'),
  )
}

/** Returns whether the device has a share sheet that accepts pictures. */
const canSend = (): boolean => navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) ?? false

/** Passes a file to the share sheet of the device. @throws Error when that fails, but not when the person cancels it */
async function sendFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch((error: DOMException) => {
    // The person cancelled.
    if (error.name !== 'AbortError') throw error
  })
}

interface Props {
  svg: string
  /** Size in pixels. */
  size: { width: number; height: number }
  /** Name of the file, without its extension. */
  fileName: string
  /** Whether saving is disabled, because the drawing is not that of the current choice. */
  disabled: boolean
}

/**
 * Sends a drawing as a PNG through the device's share sheet, if it has one, or saves it. Nothing goes to the server.
 */
export function SavePicture({ svg, size, fileName, disabled }: Props) {
  const t = useTexts('share')
  const [failed, setFailed] = useState(false)
  // Only the browser knows this, so the first paint is the same as on the server.
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
      <Group grow>
        <Button disabled={disabled} onClick={() => keep(saveFile)}>
          {t('card.save')}
        </Button>
        {sends && (
          <Button variant="default" disabled={disabled} onClick={() => keep(sendFile)}>
            {t('card.send')}
          </Button>
        )}
      </Group>
      {failed && <Alert>{t('card.saveFailed')}</Alert>}
    </>
  )
}
