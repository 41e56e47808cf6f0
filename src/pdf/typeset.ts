import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler'
import { fontFaces } from '@/core/brand/brand'

const templates = 'src/pdf/templates'
const fontFiles = Object.values(fontFaces).flatMap(({ files }) => Object.values(files))

let compiler: NodeCompiler | undefined

/** Returns the typesetter of this thread, with the fonts of the brand and no others. */
function typesetter(): NodeCompiler {
  compiler ??= NodeCompiler.create({
    workspace: path.resolve(templates),
    fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(path.resolve(file))) }],
  })
  return compiler
}

/** Standard that the file meets: `ua-1` for screen readers, `a-2a` for files that stay readable for decades. */
export type Standard = 'ua-1' | 'a-2a'

/**
 * Typesets a document from a template and its data.
 * @param standard standard that the document must meet: a document that breaks it, for example with a picture without a
 * text, is refused; without a standard, every document is accepted
 * @throws Error with the typesetter's reasons.
 */
export function typeset(template: string, data: object, standard?: Standard): Buffer {
  const compiler = typesetter()
  const result = compiler.compile({
    mainFilePath: path.resolve(templates, `${template}.typ`),
    inputs: { data: JSON.stringify(data).replaceAll('☐', '□') },
  })
  // The cache of the last documents is of little use to the next one.
  compiler.evictCache(2)
  if (!result.result) throw new Error(reasons(compiler, result.takeError()))
  return compiler.pdf(result.result, standard ? { pdfStandard: standard } : {})
}

function reasons(compiler: NodeCompiler, error: NodeError | null): string {
  const found = error ? compiler.fetchDiagnostics(error) : []
  return found.map((one) => JSON.stringify(one)).join('\n') || 'the typesetter gave no reason'
}
