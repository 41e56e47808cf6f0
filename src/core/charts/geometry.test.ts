import { expect, test } from 'vitest'
import { wrapLabel } from './geometry'

test.each([
  { label: 'Swings', lines: ['Swings'] },
  { label: 'Slow to drift off', lines: ['Slow to', 'drift off'] },
  { label: 'Sueño interrumpido', lines: ['Sueño', 'interrumpido'] },
  { label: 'Ensimismamientos', lines: ['Ensimismamientos'] },
  { label: '入睡费力', lines: ['入睡费力'] },
  { label: '思绪很快睡得很少', lines: ['思绪很快', '睡得很少'] },
])('$label → $lines', ({ label, lines }) => {
  expect(wrapLabel(label, 12)).toEqual(lines)
})
