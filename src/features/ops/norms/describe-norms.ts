import type { NormFigures, NormPart } from '@/core/psychometrics/norm-figures'

const fixed = (value: number | null | undefined, digits: number): string => value?.toFixed(digits) ?? '–'

/** ` (+0.3)`: how far a figure is from the one before. */
function since(value: number | null, before: number | null | undefined, digits: number): string {
  if (value === null || before === null || before === undefined) return ''
  const change = (value - before).toFixed(digits)
  return ` (${Number(change) < 0 ? '' : '+'}${change})`
}

/** Lists what an operator reads before freezing: every figure of every part, and its change from the version before. */
export function describeFigures(figures: NormFigures, before: NormFigures | null): string[] {
  const { n, leftOut, leftOutBySign, months, medianSeconds, dif } = figures
  return [
    `${n} sheets${since(n, before?.n, 0)}, ${months.from} to ${months.to}; left out: ${leftOut.noNorms} kept out of norms, ${leftOut.askAgain} careless`,
    ...(leftOutBySign ? [`left out by sign (one sheet may show several): ${signsText(leftOutBySign)}`] : []),
    `median time ${fixed(medianSeconds, 0)} s${since(medianSeconds, before?.medianSeconds, 0)}`,
    ...figures.parts.flatMap((part) => describePart(part, before?.parts.find(({ id }) => id === part.id) ?? null)),
    ...(dif ?? []).flatMap(({ other, n: people, items, shifts }) => {
      const apart = items.filter(({ verdict, mantelP }) => verdict !== 'A' || mantelP < 0.01)
      const said = apart.map(
        ({ id, verdict, mantelP, deltaR2, smd }) =>
          `${id} ${verdict} (p ${fixed(mantelP, 4)}, difference ${fixed(smd, 2)} SD, ΔR² ${fixed(deltaR2, 3)})`,
      )
      const shifted = (shifts ?? []).map(({ part, points }) =>
        points === null ? `${part} cannot be compared, too many items differ` : `${part} ${fixed(points, 1)} points`,
      )
      return [
        `beside ${other} (${people}): to be read by a person: ${said.join(', ') || 'none'}`,
        ...(shifted.length > 0 ? [`  all B and C together shift ${other}: ${shifted.join(', ')}`] : []),
      ]
    }),
  ]
}

const signsText = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([sign, count]) => `${sign} ${count}`)
    .join(', ')

function describePart(part: NormPart, before: NormPart | null): string[] {
  const { alpha, omega, fit, calibration, drift } = part
  const interval = alpha ? ` [${fixed(alpha.from, 3)}–${fixed(alpha.to, 3)}]` : ''
  const heywood = omega && omega.heywood.length > 0 ? ` (not to be trusted: ${omega.heywood.join(', ')})` : ''
  return [
    '',
    `${part.id}: ${part.n} complete, mean ${fixed(part.mean, 1)}${since(part.mean, before?.mean, 1)}, SD ${fixed(part.sd, 1)}${since(part.sd, before?.sd, 1)}, skew ${fixed(part.skew, 2)}`,
    `  α ${fixed(alpha?.value, 3)}${interval}${since(alpha?.value ?? null, before?.alpha?.value, 3)}, ω ${fixed(omega?.value, 3)}${heywood}, SEM ${fixed(part.sem, 1)}${since(part.sem, before?.sem, 1)}`,
    ...(part.withLeftOut
      ? [
          `  with those left out (${part.withLeftOut.n}): α ${fixed(part.withLeftOut.alpha, 3)}, mean ${fixed(part.withLeftOut.mean, 1)}, SD ${fixed(part.withLeftOut.sd, 1)}`,
        ]
      : []),
    fit
      ? `  one factor: CFI ${fixed(fit.cfi, 3)}, RMSEA ${fixed(fit.rmsea.value, 3)} [${fixed(fit.rmsea.from, 3)}–${fixed(fit.rmsea.to, 3)}], χ² ${fixed(fit.chiSquare, 1)} with ${fit.df} degrees of freedom, scaling ${fixed(fit.scaling, 2)}`
      : '  one factor: its fit cannot be told',
    `  lowest score ${fixed(100 * part.floor, 1)} %, highest ${fixed(100 * part.ceiling, 1)} %`,
    ...(drift
      ? [`  mean since number ${drift.sinceVersion}: ${fixed(drift.meanChange, 2)} (error ${fixed(drift.se, 2)})`]
      : []),
    ...(calibration
      ? [
          `  calibrated on ${calibration.n}: reliability ${fixed(calibration.reliability, 3)}, log likelihood ${fixed(calibration.logLikelihood, 1)}`,
        ]
      : ['  not calibrated']),
    ...part.items.map(({ id, mean, sd, rest, medianTenths, flags }) => {
      const seconds = medianTenths === null ? '–' : fixed(medianTenths / 10, 1)
      const noticed = flags.length > 0 ? `  ← ${flags.join(', ')}` : ''
      return `  ${id.padEnd(8)} mean ${fixed(mean, 2)} SD ${fixed(sd, 2)} with the rest ${fixed(rest, 2)} ${seconds} s${noticed}`
    }),
  ]
}
