import { at } from './numbers.ts'

/** Returns one standard normal random number. Source: Box & Muller 1958, doi 10.1214/aoms/1177706645. */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** True parameters of an item: `P(answer ≥ k) = σ(slope · θ + intercepts[k − 1])`, intercepts descending. */
export interface TrueItem {
  slope: number
  intercepts: readonly number[]
}

/** Returns items of a questionnaire with random slopes of 0.8–2.4 and evenly spaced steps around a random location. */
export function trueItems(random: () => number, items: number, categories: number): TrueItem[] {
  return Array.from({ length: items }, () => {
    const slope = 0.8 + 1.6 * random()
    const place = -0.8 + 1.6 * random()
    const intercepts = Array.from(
      { length: categories - 1 },
      (_, step) => -slope * (place + step - (categories - 2) / 2),
    )
    return { slope, intercepts }
  })
}

/** Returns one person's answers, 0 … categories − 1. */
export function answersOf(random: () => number, items: readonly TrueItem[], theta: number): number[] {
  return items.map(({ slope, intercepts }) => {
    const draw = random()
    let answer = 0
    while (answer < intercepts.length && draw < 1 / (1 + Math.exp(-slope * theta - at(intercepts, answer)))) answer++
    return answer
  })
}
