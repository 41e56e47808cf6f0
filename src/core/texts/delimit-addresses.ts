/** An address of a page or of a mailbox, with its `<` and `>` if it has them. */
const ADDRESS = /<?\b(?:https?:\/\/[!-;=?-~]*[\w/=&#~%]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>?/g

/**
 * Puts addresses between `<` and `>`, unless one stands on a line of its own: without them, a program that turns text
 * into links would include the punctuation or the Chinese words behind an address.
 */
export const delimitAddresses = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.replaceAll(ADDRESS, (found) => (found === line.trim() || found.startsWith('<') ? found : `<${found}>`)),
    )
    .join('\n')
