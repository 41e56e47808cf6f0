const base = 36
const [lowest, highest] = [1, 26]

/** The digit that a letter or number stands for; not a number for anything else. */
const digitOf = (character: string): number => Number.parseInt(character, base) - 10

/** How much the weights of the digits grow from one letter to the next (RFC 3492, section 6.1). */
function adapted(delta: number, count: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? 700 : 2))
  rest += Math.floor(rest / count)
  let steps = 0
  while (rest > ((base - lowest) * highest) / 2) {
    rest = Math.floor(rest / (base - lowest))
    steps += base
  }
  return steps + Math.floor(((base - lowest + 1) * rest) / (rest + 38))
}

/** `espaa-rta` as `españa`: what follows `xn--` (RFC 3492); undefined for what is no such text. */
function decoded(text: string): string | undefined {
  const basic = text.lastIndexOf('-')
  const letters = basic > 0 ? [...text.slice(0, basic)] : []
  let [point, index, bias] = [128, 0, 72]
  for (let at = basic > 0 ? basic + 1 : 0; at < text.length; ) {
    const before = index
    for (let weight = 1, step = base; ; step += base) {
      const value = digitOf(text[at++] ?? '')
      // a–z stand for 0–25, 0–9 for 26–35.
      const digit = value < 0 ? value + base : value
      if (Number.isNaN(digit)) return undefined
      index += digit * weight
      const threshold = Math.min(highest, Math.max(lowest, step - bias))
      if (digit < threshold) break
      weight *= base - threshold
    }
    const count = letters.length + 1
    bias = adapted(index - before, count, before === 0)
    point += Math.floor(index / count)
    index %= count
    if (point > 0x10ffff) return undefined
    letters.splice(index++, 0, String.fromCodePoint(point))
  }
  return letters.join('')
}

const label = (text: string): string =>
  text.startsWith('xn--') ? (decoded(text.slice(4).toLowerCase()) ?? text) : text

/** An address as people type it: `ana@españa.es`, which is kept, and goes to mail servers, as `ana@xn--espaa-rta.es`. */
export function shownEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + address.slice(at).split('.').map(label).join('.')
}
