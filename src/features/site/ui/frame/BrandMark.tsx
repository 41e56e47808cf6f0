/** A round glass: a line above the water and, in the second colour, its reflection. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true" strokeLinecap="round">
      <circle cx="16" cy="16" r="13.5" stroke="var(--action)" strokeWidth="1.8" />
      <path d="M4 14.5c4.4 0 4.8-6 8.2-6s4 6 7.6 6 4.2-3 8.2-3" stroke="var(--action)" strokeWidth="1.8" />
      <path d="M4.4 18.8c4 0 4.4 5.2 7.8 5.2s4-5.2 7.6-5.2 4 2.6 7.6 2.6" stroke="var(--warm)" strokeWidth="1.8" />
    </svg>
  )
}
