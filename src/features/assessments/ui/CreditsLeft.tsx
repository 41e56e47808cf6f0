/**
 * Shows the number of full reports left to the account: `text` with `{{count}}`, which credits-left.ts fills in. It
 * must be inside a `[data-account]`, and stays hidden while the number is unknown.
 */
export const CreditsLeft = ({ text }: { text: string }) => (
  <p>
    <a href="/me" data-left={text} hidden>
      {' '}
    </a>
  </p>
)
