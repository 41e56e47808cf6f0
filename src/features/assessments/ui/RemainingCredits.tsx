/**
 * Shows the number of full reports left to the account: `text` with `{{count}}`, which `showRemainingCredits` fills in.
 * It must be inside a `[data-account]`, and stays hidden while the number is unknown.
 */
export const RemainingCredits = ({ text }: { text: string }) => (
  <p>
    <a className="alone" href="/me" data-left={text} hidden>
      {' '}
    </a>
  </p>
)
