import { logoShapes } from '@/core/brand/logo'

interface Props {
  /** Width and height in pixels, or in `em` beside words. */
  side?: number | string
  /** Width of its lines on a ground of 32 × 32; the default is for small pictures. */
  lines?: number
}

/**
 * Renders the mark of the brand: a round glass, a line, and its reflection in the second colour. It is decoration
 * beside the name.
 */
export const BrandMark = ({ side = logoShapes.size, lines = logoShapes.width }: Props) => (
  <svg
    viewBox={`0 0 ${logoShapes.size} ${logoShapes.size}`}
    width={side}
    height={side}
    fill="none"
    aria-hidden="true"
    strokeLinecap="round"
    strokeWidth={lines}
  >
    <circle {...logoShapes.glass} stroke="var(--action)" />
    <path d={logoShapes.wave} stroke="var(--action)" />
    <path d={logoShapes.reflection} stroke="var(--warm)" />
  </svg>
)
