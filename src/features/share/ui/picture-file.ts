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

/** Where a finger holds the device its share sheet saves and sends; a mouse expects a download. */
export async function keepFile(file: File): Promise<void> {
  const shared = { files: [file] }
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared)) {
    await navigator.share(shared).catch((error: DOMException) => {
      // The person thought better of it.
      if (error.name !== 'AbortError') throw error
    })
    return
  }
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
  // The download has begun once this task is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
