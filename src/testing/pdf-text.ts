import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Typeset piece of text; coordinates in points from the lower left corner of its page. */
export interface PdfPiece {
  text: string
  x: number
  y: number
  width: number
  size: number
}

/** Returns the text of every page, in the order it was written. */
export async function readPdf(bytes: Uint8Array): Promise<PdfPiece[][]> {
  // The PDF reader takes ownership of the bytes; a copy keeps the caller's intact.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const pages: PdfPiece[][] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width, size: item.height }]
          : [],
      ),
    )
  }
  await task.destroy()
  return pages
}

/** Returns the data that a PDF reader shows beside the pages: the title and language of the file, and its outline. */
export async function readPdfFacts(
  bytes: Uint8Array,
): Promise<{ title: unknown; language: unknown; outline: string[] }> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const { info } = await document.getMetadata()
  const outline = (await document.getOutline()) ?? []
  const facts = new Map(Object.entries(info))
  await task.destroy()
  return { title: facts.get('Title'), language: facts.get('Language'), outline: outline.map(({ title }) => title) }
}

/** Returns text without spaces: a PDF contains no space at the end of a line. */
export const squeezed = (text: string): string => text.replaceAll(/\s/g, '')
