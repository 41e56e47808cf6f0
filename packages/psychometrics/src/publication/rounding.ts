/**
 * Returns the smallest of 1, 2 and 5 times a power of ten that is at least `least`.
 * @throws RangeError unless `least` > 0.
 */
export function roundStep(least: number): number {
  if (!(least > 0 && Number.isFinite(least))) throw new RangeError(`No step of at least ${least}`)
  const power = Math.floor(Math.log10(least))
  for (const digit of [1, 2, 5, 10]) {
    const step = Number(`${digit}e${power}`)
    if (step >= least * (1 - 1e-9)) return step
  }
  return Number(`2e${power + 1}`)
}

/** Returns the nearest multiple of `step`, without floating-point noise. */
export function roundTo(value: number, step: number): number {
  const rounded = Math.round(value / step) * step
  const digits = Math.max(0, -Math.floor(Math.log10(step)) + 1)
  // Adding 0 turns −0 into 0.
  return Number(rounded.toFixed(Math.min(100, digits))) + 0
}
