import { expect, test } from 'vitest'
import { wrapLabel } from './geometry'

test.each([
  { label: 'Swings', lines: ['Swings'] },
  // As long as a line may be, and one letter more.
  { label: 'Slow to drop', lines: ['Slow to drop'] },
  { label: '入睡有点费力', lines: ['入睡有点费力'] },
  { label: 'Slow to drops', lines: ['Slow to', 'drops'] },
  { label: 'Self-esteem anchors', lines: ['Self-esteem', 'anchors'] },
  { label: 'Half a mind, set', lines: ['Half a', 'mind, set'] },
  // Of two equally good places the first.
  { label: 'aaaaa bbb aaaaa', lines: ['aaaaa', 'bbb aaaaa'] },
  { label: 'Slow to drift off', lines: ['Slow to', 'drift off'] },
  { label: 'Sueño interrumpido', lines: ['Sueño', 'interrumpido'] },
  { label: 'Ensimismamientos', lines: ['Ensimismamientos'] },
  { label: '入睡费力', lines: ['入睡费力'] },
  { label: '思绪很快睡得很少', lines: ['思绪很快', '睡得很少'] },
])('$label → $lines', ({ label, lines }) => {
  expect(wrapLabel(label, 12)).toEqual(lines)
})
