const tiny = 1e-300

/** Coefficients of Lanczos's approximation, g = 7, n = 9; errors stay below 2e-15. */
const lanczos: readonly [number, ...number[]] = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

/** Returns ln Γ(x) for x > 0. Source: Lanczos 1964, doi 10.1137/0701008. */
function logGamma(x: number): number {
  const [first, ...rest] = lanczos
  const base = x + 6.5
  const series = rest.reduce((sum, coefficient, i) => sum + coefficient / (x + i), first)
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(series)
}

/**
 * Returns the continued fraction `first + a₁ / (b₁ + a₂ / (b₂ + …))`.
 * Source: Lentz's method as modified by Thompson & Barnett 1986, doi 10.1016/0021-9991(86)90046-X.
 */
function continuedFraction(first: number, term: (i: number) => { a: number; b: number }): number {
  let c = first || tiny
  let d = 0
  let value = c
  for (let i = 1; i < 10_000; i++) {
    const { a, b } = term(i)
    d = 1 / (b + a * d || tiny)
    c = b + a / c || tiny
    const change = c * d
    value *= change
    if (Math.abs(change - 1) < 1e-15) break
  }
  return value
}

/** Returns the regularized incomplete beta function Iₓ(a, b), 0–1, for x in 0–1 and a, b > 0. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (!(a > 0 && b > 0 && x >= 0 && x <= 1)) throw new RangeError(`No beta share at ${x} with ${a} and ${b}`)
  if (x === 0 || x === 1) return x
  // The fraction converges fast only on this side of the mean.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = Math.exp(a * Math.log(x) + b * Math.log1p(-x) + logGamma(a + b) - logGamma(a) - logGamma(b)) / a
  const fraction = continuedFraction(1, (i) => {
    const m = i >> 1
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    return { a: i % 2 === 0 ? even : odd, b: 1 }
  })
  return front / fraction
}

/**
 * Returns the value below which the share `p` (between 0 and 1) of an F distribution with `d1` and `d2` degrees of
 * freedom lies.
 * @throws RangeError for a share or degrees of freedom out of range.
 */
export function fQuantile(p: number, d1: number, d2: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`No quantile of share ${p}`)
  let low = 0
  let high = 1
  // Bisection always converges, and 60 steps are cheap.
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (incompleteBeta(middle, d1 / 2, d2 / 2) < p) low = middle
    else high = middle
  }
  const x = (low + high) / 2
  return (d2 * x) / (d1 * (1 - x))
}

/**
 * Returns the share of a χ² distribution with `df` degrees of freedom that lies above `x`.
 * @throws RangeError for a negative or missing `x`, or `df` ≤ 0.
 */
export function chiSquareAbove(x: number, df: number): number {
  if (!(x >= 0 && df > 0)) throw new RangeError(`No χ² share above ${x} with ${df} degrees of freedom`)
  if (x === 0) return 1
  const a = df / 2
  const half = x / 2
  const front = Math.exp(a * Math.log(half) - half - logGamma(a))
  if (half < a + 1) {
    let term = 1 / a
    let sum = term
    for (let i = 1; term > sum * 1e-16; i++) {
      term *= half / (a + i)
      sum += term
    }
    return 1 - front * sum
  }
  return front / continuedFraction(half + 1 - a, (i) => ({ a: -i * (i - a), b: half + 2 * i + 1 - a }))
}

/**
 * Returns the share of a noncentral χ² distribution above `x`: a mixture of central distributions with Poisson weights,
 * summed up to ten standard deviations from the mean of the weights.
 * Source: Johnson, Kotz & Balakrishnan 1995, Continuous Univariate Distributions 2, ch. 29.
 * @throws RangeError for a negative or missing `x` or noncentrality, or `df` ≤ 0.
 */
export function noncentralChiSquareAbove(x: number, df: number, noncentrality: number): number {
  if (!(noncentrality >= 0)) throw new RangeError(`No χ² share with noncentrality ${noncentrality}`)
  if (noncentrality === 0) return chiSquareAbove(x, df)
  const mean = noncentrality / 2
  const half = x / 2
  const reach = 10 * Math.sqrt(mean) + 10
  const first = Math.max(0, Math.floor(mean - reach))
  let above = chiSquareAbove(x, df + 2 * first)
  let sum = 0
  for (let n = first; n <= mean + reach; n++) {
    sum += Math.exp(n * Math.log(mean) - mean - logGamma(n + 1)) * above
    // Two more degrees of freedom: Q(a + 1, x) = Q(a, x) + xᵃe⁻ˣ/Γ(a + 1).
    const a = df / 2 + n
    if (half > 0) above += Math.exp(a * Math.log(half) - half - logGamma(a + 1))
  }
  return Math.min(1, sum)
}
