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
  return {
    title: facts.get('Title'),
    language: facts.get('Language'),
    outline: outline.flatMap(({ title, items }) => [title, ...items.map((item: { title: string }) => item.title)]),
  }
}

/** Element of the structure that a screen reader follows, such as H1, P, L or Figure. */
export interface PdfElement {
  role: string
  /** Alternative text of a picture. */
  alt: string | undefined
  text: string
}

interface StructNode {
  role?: string
  alt?: string
  type?: string
  id?: string
  children?: StructNode[]
}

/** Returns headings, paragraphs, list items and figures of a tagged file in the order in which they are read aloud. */
export async function readPdfStructure(bytes: Uint8Array): Promise<PdfElement[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false })
  const document = await task.promise
  const elements: PdfElement[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const texts = new Map<string, string>()
    const open: (string | undefined)[] = []
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('type' in item) {
        if (item.type === 'endMarkedContent') open.pop()
        else open.push(item.id ?? undefined)
      } else {
        const id = open.findLast((one) => one !== undefined)
        if (id) texts.set(id, (texts.get(id) ?? '') + item.str)
      }
    }
    const textOf = (node: StructNode): string =>
      node.type === 'content' ? (texts.get(node.id ?? '') ?? '') : (node.children ?? []).map(textOf).join('')
    const walk = (node: StructNode): void => {
      if (/^(H\d|P|LI|Figure)$/.test(node.role ?? ''))
        elements.push({ role: node.role ?? '', alt: node.alt, text: removeSpaces(textOf(node)) })
      if (node.role !== 'P') for (const child of node.children ?? []) walk(child)
    }
    const tree: StructNode | null = await page.getStructTree()
    if (tree) walk(tree)
  }
  await task.destroy()
  return elements
}

/** Returns the width and height of the first page, in whole points. */
export async function readPdfSize(bytes: Uint8Array): Promise<[width: number, height: number]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, useSystemFonts: false })
  const { width, height } = (await (await task.promise).getPage(1)).getViewport({ scale: 1 })
  await task.destroy()
  return [Math.round(width), Math.round(height)]
}

/** Returns a text without white space, because a PDF contains no space where a line ends. */
export const removeSpaces = (text: string): string => text.replaceAll(/\s/g, '')
