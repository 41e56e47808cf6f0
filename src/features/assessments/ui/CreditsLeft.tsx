/**
 * How many full reports the account has left: `text` with `{{count}}`, which credits-left.ts fills in. It stands in a
 * `[data-account]`, and stays hidden while the number is not known.
 */
export const CreditsLeft = ({ text }: { text: string }) => (
  <p>
    <a className="alone" href="/me" data-left={text} hidden>
      {' '}
    </a>
  </p>
)
