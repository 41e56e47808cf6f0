import { mark } from '@/core/brand/mark'

interface Props {
  /** In pixels, or in `em` beside words. */
  side?: number | string
  /** Width of its lines on a ground of 32 × 32; the default is for small pictures. */
  lines?: number
}

/** The mark of the brand: a round glass, a line, and its reflection in the second colour. Decoration beside the name. */
export const BrandMark = ({ side = mark.size, lines = mark.width }: Props) => (
  <svg
    viewBox={`0 0 ${mark.size} ${mark.size}`}
    width={side}
    height={side}
    fill="none"
    aria-hidden="true"
    strokeLinecap="round"
    strokeWidth={lines}
  >
    <circle {...mark.glass} stroke="var(--action)" />
    <path d={mark.wave} stroke="var(--action)" />
    <path d={mark.reflection} stroke="var(--warm)" />
  </svg>
)
