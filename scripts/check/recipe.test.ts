import { expect, test } from 'vitest'
import { applyDiff, stepsOf } from './recipe'

test('stepsOf returns the marked code blocks of a recipe and skips unmarked ones', () => {
  const recipe = `
1. A theme.

   \`\`\`diff file=src/core/brand/theme.ts
    const themes = [
   +  'mossTheme',
   \`\`\`

\`\`\`sh walk
# a comment
mkdir a   # of a folder
for file in a b; do
  cp $file c
done
\`\`\`

\`\`\`sh fails
npx tsc
\`\`\`

\`\`\`text said
src/a.ts
\`\`\`

\`\`\`sh
npm run dev
\`\`\`

\`\`\`md file=a.md
---
title: "A"
\`\`\`

\`\`\`sh check
npm run lint
\`\`\`
`
  expect(stepsOf(recipe)).toEqual([
    { kind: 'edit', file: 'src/core/brand/theme.ts', text: " const themes = [\n+  'mossTheme'," },
    { kind: 'walk', commands: ['mkdir a', 'for file in a b; do\n  cp $file c\ndone'] },
    { kind: 'fails', commands: ['npx tsc'] },
    { kind: 'said', lines: ['src/a.ts'] },
    { kind: 'write', file: 'a.md', text: '---\ntitle: "A"' },
    { kind: 'check', commands: ['npm run lint'] },
  ])
})

test.each([
  { diff: ' b\n+x', expected: 'a\nb\nx\nc\nc\n' },
  { diff: '+x\n a', expected: 'x\na\nb\nc\nc\n' },
  { diff: '-b\n+x', expected: 'a\nx\nc\nc\n' },
  { diff: '-a\n-b', expected: 'c\nc\n' },
  { diff: ' a\n+x\n@@\n c\n c\n+y', expected: 'a\nx\nb\nc\nc\ny\n' },
  { diff: '+x', expected: 'a\nb\nc\nc\nx\n' },
])('applyDiff returns $expected for the diff $diff', ({ diff, expected }) => {
  expect(applyDiff('a\nb\nc\nc\n', diff)).toBe(expected)
})

test.each([' d\n+x', ' c\n+x', ' a\n c\n+x'])(
  'applyDiff throws for the diff %j, whose lines do not occur exactly once in the file',
  (diff) => {
    expect(() => applyDiff('a\nb\nc\nb\nc\n', diff)).toThrow(/times instead of once/)
  },
)
