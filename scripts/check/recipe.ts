/** Block of a recipe that a machine does too; all other blocks are for the eye. */
export type Step =
  /** ```` ```diff file=src/core/brand/theme.ts ````: lines of a file that change, between lines that stay. */
  | { kind: 'edit'; file: string; text: string }
  /** ```` ```ts file=src/core/new.ts ````: a whole new file. */
  | { kind: 'write'; file: string; text: string }
  /** ```` ```sh walk ```` is done there and then, ```` ```sh fails ```` as well and has to fail, ```` ```sh check ```` at the end. */
  | { kind: 'walk' | 'fails' | 'check'; commands: readonly string[] }
  /** ```` ```text said ````: lines that the command before it prints. */
  | { kind: 'said'; lines: readonly string[] }

/** Commands of a block: comments are for people, a backslash or an open loop goes on in the next line. */
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

/** Steps of a recipe, in the order of the document. A block in a list is read without its indentation. */
export function stepsOf(markdown: string): Step[] {
  const blocks = markdown.matchAll(/^( *)(`{3,})(\w+)(?: +([^\n`]*))?\n([\s\S]*?)^\1\2$/gm)
  return [...blocks].flatMap(([, indent = '', , language = '', info = '', body = '']) => {
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '').replace(/\n$/, '')
    return stepOf(language, info.split(' '), text) ?? []
  })
}

/**
 * Applies a diff without line numbers; parts of it are separated by a line `@@`, and one without any line that stays or
 * goes is added at the end.
 * @throws Error naming the lines that the source does not have, or has more than once
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
