/**
 * Draws an SVG that loads nothing of its own.
 * @throws Error when the browser cannot draw it
 */
export async function pngOf(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), 'image/png'),
  )
}

/** Whether the device has a share sheet that takes pictures. */
export const canSend = (): boolean =>
  navigator.canShare?.({ files: [new File([], 'a.png', { type: 'image/png' })] }) ?? false

/** Hands a file to the share sheet of the device. @throws Error when that fails, and not when the person calls it off */
export async function sendFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch((error: DOMException) => {
    // The person thought better of it.
    if (error.name !== 'AbortError') throw error
  })
}
