import { mix, type Point } from '@/core/charts/drawing/drawing'
import { smoothLinePath } from '@/core/charts/drawing/path'
import { escapeMarkup } from '@/core/texts/escape'
import type { Figure, ScaleRow } from './figure'

/** Returns the HTML of a figure: real text in lists and tables, and lines in SVG that mean nothing without it. */
export function figureHtml(figure: Figure): string {
  const drawn = bodyOf(figure)
  return `<figure data-figure="${figure.kind}"><figcaption>${escapeMarkup(figure.caption)}</figcaption>${drawn}</figure>\n`
}

function bodyOf(figure: Figure): string {
  switch (figure.kind) {
    case 'pair': {
      const [left, right] = figure.heads.map(escapeMarkup)
      const rows = figure.rows.map(
        ([one, other]) => `<tr><td>${escapeMarkup(one)}</td><td>${escapeMarkup(other)}</td></tr>`,
      )
      return `<table><thead><tr><th scope="col">${left}</th><th scope="col">${right}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    }
    case 'grid':
    case 'timeline': {
      const rows = figure.rows.map(
        ([title, text]) => `<div><dt>${escapeMarkup(title)}</dt><dd>${escapeMarkup(text)}</dd></div>`,
      )
      return `<dl>${rows.join('')}</dl>`
    }
    case 'cycle':
      return `<div>${wayBack}<ol>${figure.steps.map((step) => `<li>${escapeMarkup(step)}</li>`).join('')}</ol></div>`
    case 'scale': {
      const [left, right] = figure.ends.map(escapeMarkup)
      const rows = figure.rows.map((row) => `<li>${escapeMarkup(row.label)}${track(row)}</li>`)
      return `<ul>${rows.join('')}</ul><p><span>${left}</span><span>${right}</span></p>`
    }
    case 'curve': {
      const labels = figure.points.map(({ label }) => `<li>${escapeMarkup(label)}</li>`)
      return `${curveSvg(figure.points.map(({ height }) => height))}<ol>${labels.join('')}</ol>`
    }
  }
}

/** Line from the last step of a cycle back to its first, as high as the list beside it. */
const wayBack =
  '<svg aria-hidden="true" viewBox="0 0 20 100" preserveAspectRatio="none"><path d="M20 94C3 94 3 94 3 80L3 20C3 6 3 6 20 6"/></svg>'

/** Returns a track with its stretch and its mark; their positions are percentages of its width. */
function track({ stretch, mark }: ScaleRow): string {
  const wide = stretch ? `<rect x="${stretch[0]}%" width="${stretch[1] - stretch[0]}%" y="3" height="10" rx="5"/>` : ''
  const point = mark === undefined ? '' : `<circle cx="${mark}%" cy="8" r="6"/>`
  return `<svg aria-hidden="true" height="16"><line x1="0" x2="100%" y1="8" y2="8"/>${wide}${point}</svg>`
}

const sheet = { width: 400, top: 14, bottom: 110, ground: 122 }

/** Returns a smooth line through equally spaced points, each in the middle of the column of its label. */
function curveSvg(heights: readonly number[]): string {
  const points = heights.map(
    (height, n): Point => [(sheet.width * (n + 0.5)) / heights.length, mix(sheet.bottom, sheet.top, height / 100)],
  )
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)]
  const line = smoothLinePath([[0, first[1]], ...points, [sheet.width, last[1]]])
  const dots = points.map(([x, y]) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="4.5"/>`)
  return `<svg aria-hidden="true" viewBox="0 0 ${sheet.width} ${sheet.ground}"><path data-area d="${line}L${sheet.width} ${sheet.ground}L0 ${sheet.ground}Z"/><path d="${line}"/>${dots.join('')}</svg>`
}
