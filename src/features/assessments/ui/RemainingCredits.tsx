import type { ReportPrice } from '@/content/shop/catalogue'

interface MemberTextProps {
  price: ReportPrice
  /** Returns the text with a price. */
  text: (price: string) => string
}

/** Shows a text with the price for everybody; to members, `showAccount` puts the one with their price in its place. */
export const MemberText = ({ price, text }: MemberTextProps) => (
  <span data-member={text(price.member)} suppressHydrationWarning>
    {text(price.everybody)}
  </span>
)

/**
 * Shows the number of full reports left to the account: `text` with `{{count}}`, which `showAccount` fills in.
 * It must be inside a `[data-account]`, and stays hidden while the number is unknown.
 */
export const RemainingCredits = ({ text }: { text: string }) => (
  <p>
    <a className="alone" href="/me" data-left={text} hidden>
      {' '}
    </a>
  </p>
)
