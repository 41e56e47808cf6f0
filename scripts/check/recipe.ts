/** Executable block of a recipe; other blocks are only for readers. */
export type Step =
  /** ```` ```diff file=src/core/brand/theme.ts ````: changed lines of a file, with unchanged lines around them. */
  | { kind: 'edit'; file: string; text: string }
  /** ```` ```ts file=src/core/new.ts ````: a whole new file. */
  | { kind: 'write'; file: string; text: string }
  /**
   * ```` ```sh walk ```` runs at once, ```` ```sh fails ```` too and has to fail, ```` ```sh check ```` runs at the
   * end.
   */
  | { kind: 'walk' | 'fails' | 'check'; commands: readonly string[] }
  /** ```` ```text said ````: lines in the output of the previous command. */
  | { kind: 'said'; lines: readonly string[] }

/** Returns the commands of a block without comments; a backslash or an open loop continues on the next line. */
function commandsIn(text: string): readonly string[] {
  const commands: string[] = []
  let open = ''
  for (const line of text.split('\n')) {
    open += line.replace(/(?:^|\s+)# .*$/, '')
    const loops = (open.match(/\bdo\b/g)?.length ?? 0) > (open.match(/\bdone\b/g)?.length ?? 0)
    if (loops || open.endsWith('\\')) {
      open += '\n'
      continue
    }
    if (open.trim()) commands.push(open.trim())
    open = ''
  }
  return commands
}

function stepOf(language: string, words: readonly string[], text: string): Step | null {
  const file = words.find((word) => word.startsWith('file='))?.slice('file='.length)
  if (file) return { kind: language === 'diff' ? 'edit' : 'write', file, text }
  const kind = (['walk', 'fails', 'check'] as const).find((one) => language === 'sh' && words.includes(one))
  if (kind) return { kind, commands: commandsIn(text) }
  if (words.includes('said')) return { kind: 'said', lines: text.split('\n').filter(Boolean) }
  return null
}

/** Returns the steps of a recipe, in document order. A block in a list is read without its indentation. */
export function stepsOf(markdown: string): Step[] {
  const blocks = markdown.matchAll(/^( *)(`{3,})(\w+)(?: +([^\n`]*))?\n([\s\S]*?)^\1\2$/gm)
  return [...blocks].flatMap(([, indent = '', , language = '', info = '', body = '']) => {
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replace(/\n$/, '')
    return stepOf(language, info.split(' '), text) ?? []
  })
}

/**
 * Applies a diff without line numbers. A line `@@` separates its parts; a part with only added lines is appended to the
 * end.
 * @throws Error naming lines that the source lacks or contains more than once
 */
export function applyDiff(source: string, diff: string): string {
  return diff.split(/^@@.*\n/m).reduce((text, part) => {
    const lines = part.replace(/\n$/, '').split('\n')
    const chosen = (signs: string) =>
      lines.filter((line) => signs.includes(line[0] ?? ' ')).map((line) => line.slice(1))
    const [before, after] = [chosen(' -'), chosen(' +')]
    if (before.length === 0) return `${text}${after.join('\n')}\n`
    const [head, ...others] = `\n${text}`.split(`\n${before.join('\n')}\n`)
    if (head === undefined || others.length !== 1)
      throw new Error(`has these lines ${others.length} times instead of once:\n${before.join('\n')}`)
    return [head, ...after, others[0]].join('\n').slice(1)
  }, source)
}
