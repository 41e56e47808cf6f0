import { answerTable } from '@mindglass/psychometrics/calibration/answer-table'
import { calibrate } from '@mindglass/psychometrics/calibration/calibrate'
import { analyzeDif, verdictOfRegression } from '@mindglass/psychometrics/calibration/dif/dif'
import { fitGraded, type GradedFit } from '@mindglass/psychometrics/calibration/item-response/fit'
import { standardErrors } from '@mindglass/psychometrics/calibration/item-response/standard-errors'
import { publishedResults } from '@mindglass/psychometrics/calibration/published/results'
import {
  type ItemParameters,
  randomNormal,
  simulateAnswers,
  simulateItemParameters,
} from '@mindglass/psychometrics/calibration/simulation'
import { seededRandom } from '@mindglass/psychometrics/random'

const round = (value: number): string => (Math.abs(value) < 100 ? value.toPrecision(5) : value.toFixed(4))

/** Returns the processor seconds of this process so far, because other processes may load the machine. */
function seconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function correlation(a: readonly number[], b: readonly number[]): number {
  const product = (x: readonly number[], y: readonly number[]) =>
    mean(x.map((value, i) => (value - mean(x)) * ((y[i] ?? Number.NaN) - mean(y))))
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

/** Prints published results beside those computed here; returns whether all agree. */
function published(): boolean {
  let agree = true
  for (const { name, source, expected, within, seen } of publishedResults) {
    const values = [...seen()]
    const off = Math.max(...values.map((value, i) => Math.abs(value - (expected[i] ?? Number.NaN))))
    const fits = values.length === expected.length && off <= within
    agree &&= fits
    console.log(`${fits ? 'agrees ' : 'DIFFERS'} ${name} — ${source}`)
    console.log(`        expected ${expected.map(round).join(' ')}`)
    console.log(
      `        seen     ${values.map(round).join(' ')}  (largest difference ${off.toExponential(1)} of ${within})`,
    )
  }
  return agree
}

/** Prints how well true parameters are recovered from simulated people. */
function recovery(samples: number): void {
  const random = seededRandom(1)
  const slopes: { fitted: number; truth: number }[] = []
  let held = 0
  let all = 0
  for (let sample = 0; sample < samples; sample++) {
    const items = simulateItemParameters(random, 20, 5)
    const { table } = answerTable(
      Array.from({ length: 1000 }, () => simulateAnswers(random, items, randomNormal(random))),
    )
    const fit: GradedFit = fitGraded(table)
    const errors = standardErrors(table, fit)
    items.forEach(({ slope, intercepts }, item) => {
      const first = fit.layout.first[item] ?? Number.NaN
      slopes.push({ fitted: fit.parameters[first] ?? Number.NaN, truth: slope })
      for (const [i, truth] of [slope, ...intercepts].entries()) {
        const off = Math.abs((fit.parameters[first + i] ?? Number.NaN) - truth)
        if (off <= 1.96 * (errors[first + i] ?? Number.NaN)) held++
        all++
      }
    })
  }
  const [fitted, truth] = [slopes.map((one) => one.fitted), slopes.map((one) => one.truth)]
  console.log(`recovery, ${samples} samples of 20 items × 5 categories × 1,000 people:`)
  console.log(
    `  slopes: correlation ${correlation(fitted, truth).toFixed(3)}, lean ${(mean(fitted) - mean(truth)).toFixed(3)}`,
  )
  console.log(`  95 % intervals hold the truth in ${((100 * held) / all).toFixed(1)} %`)
}

const harder = (item: ItemParameters, by: number): ItemParameters => ({
  ...item,
  intercepts: item.intercepts.map((step) => step - item.slope * by),
})

/** Returns the mean points of one item for people at `theta`. */
const expected = ({ slope, intercepts }: ItemParameters, theta: number): number =>
  intercepts.reduce((sum, step) => sum + 1 / (1 + Math.exp(-slope * theta - step)), 0)

/** Shifts of items in the second group, in SD of θ: none, one, or three of ten, in one direction or both. */
const moves: readonly (readonly number[])[] = [
  [],
  ...[0.3, 0.5, 0.7].flatMap((by) => [[by], [-by], [by, by, by], [by, -by, by]]),
]

interface Found {
  items: number
  /** Number of items with a verdict of B or C, with C, and with B or C by the change of R² alone. */
  any: number
  large: number
  byRegression: number
}

/**
 * Prints false alarms, the detection rate of shifted items, and the shift of the whole sum beside the true one in
 * percent of the scale. The mean θ of the second group is 0.3 SD lower.
 */
function differences(samples: number, people: number): void {
  const random = seededRandom(1)
  const none = (): Found => ({ items: 0, any: 0, large: 0, byRegression: 0 })
  const percent = (part: number, { items }: Found) => `${((100 * part) / items).toFixed(1)} %`
  console.log(`differential functioning, ${samples} samples of 10 items × 5 categories × ${people} people a group:`)
  for (const moved of moves) {
    const [planted, clean] = [none(), none()]
    const shifts: { seen: number; truth: number }[] = []
    for (let sample = 0; sample < samples; sample++) {
      const items = simulateItemParameters(random, 10, 5)
      const changed = items.map((item, i) => harder(item, moved[i] ?? 0))
      const thetas = Array.from({ length: 2 * people }, (_, i) => randomNormal(random) - (i % 2 === 1 ? 0.3 : 0))
      const focal = thetas.map((_, i) => i % 2 === 1)
      const rows = thetas.map((theta, i) => simulateAnswers(random, i % 2 === 1 ? changed : items, theta))
      const result = analyzeDif(answerTable(rows).table, focal)
      for (const { item, verdict, p, uniform, nonUniform } of result.items) {
        const into = item < moved.length ? planted : clean
        into.items++
        if (verdict !== 'A') into.any++
        if (verdict === 'C') into.large++
        if (verdictOfRegression(p, uniform + nonUniform) !== 'A') into.byRegression++
      }
      const points = mean(
        thetas.flatMap((theta, i) =>
          focal[i]
            ? changed.reduce((sum, item, n) => sum + expected(item, theta) - expected(items[n] ?? item, theta), 0)
            : [],
        ),
      )
      shifts.push({ seen: (100 * result.shift) / 40, truth: (100 * points) / 40 })
    }
    const found =
      moved.length > 0
        ? `; moved items B or C ${percent(planted.any, planted)}, C ${percent(planted.large, planted)}, by R² alone ${percent(planted.byRegression, planted)}; shift ${mean(shifts.map(({ seen }) => seen)).toFixed(2)} of ${mean(shifts.map(({ truth }) => truth)).toFixed(2)} points`
        : ''
    console.log(
      `  ${moved.length === 0 ? 'none moved' : `moved by ${moved.join(', ')} SD`}: clean items B or C ${percent(clean.any, clean)}${found}`,
    )
  }
}

function speed(): void {
  const random = seededRandom(1)
  const items = simulateItemParameters(random, 50, 5)
  const rows = Array.from({ length: 5000 }, () => simulateAnswers(random, items, randomNormal(random)))
  const start = seconds()
  const { cycles } = calibrate({ rows, scale: { min: 0, max: 4 } })
  const whole = seconds() - start
  const before = seconds()
  fitGraded(answerTable(rows).table)
  const cycle = (seconds() - before) / cycles
  console.log(`5,000 people × 50 items: ${whole.toFixed(1)} s of one core for everything, ${cycles} cycles of EM`)
  console.log(`  one cycle ${(1000 * cycle).toFixed(0)} ms; everything = ${(whole / cycle).toFixed(1)} cycles`)
}

/** Compares calibration with published results and with known true values, and measures its duration. */
export async function benchCalibration(): Promise<void> {
  if (!published()) process.exitCode = 1
  recovery(10)
  differences(40, 1000)
  differences(40, 300)
  speed()
  const { compareWithR } = await import('./compare-with-r')
  compareWithR()
}
