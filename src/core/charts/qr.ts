import { encode } from 'uqr'

/**
 * A QR code as dark modules on a square of `size` × `size` modules, including a quiet zone of two around it; the
 * background must continue beyond it.
 */
export interface QrCode {
  size: number
  /** Path of the dark modules, one unit each. */
  d: string
}

/**
 * Returns the QR code of a text.
 * @throws RangeError for a text that no code can hold
 */
export function createQrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const d = data.map((row, y) => [...runs(row)].map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`).join(''))
  return { size, d: d.join('') }
}

/** Yields the runs of adjacent dark modules: start and length. */
function* runs(row: readonly boolean[]): Generator<readonly [number, number]> {
  let from = -1
  for (const [x, dark] of [...row, false].entries()) {
    if (dark && from < 0) from = x
    if (dark || from < 0) continue
    yield [from, x - from]
    from = -1
  }
}
