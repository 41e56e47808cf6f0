import { isIP } from 'node:net'

/**
 * Returns the part of a client's address that identifies the client: an IPv4 address, also one written as IPv6
 * (`::ffff:192.0.2.1`), or the /64 network of an IPv6 address. That is the smallest network that one person gets, with
 * 2^64 addresses to switch between. Any other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (isIP(plain) !== 6) return address
  const groups = groupsOf(plain)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 0xff]).join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** Returns the eight groups of a valid IPv6 address in any notation. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = withoutDots(address).split('::')
  const [left, right] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')))
  const between = 8 - (left?.length ?? 0) - (right?.length ?? 0)
  const zeros = tail === undefined ? [] : Array.from({ length: between }, () => '0')
  return [...(left ?? []), ...zeros, ...(right ?? [])].map((group) => Number.parseInt(group, 16))
}

/** `::ffff:192.0.2.1` → `::ffff:c000:201` */
const withoutDots = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number)
    return [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(':')
  })
