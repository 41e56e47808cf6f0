/** An address of a page or of a mailbox, with `<` and `>` where it has them. */
const ADDRESS = /<?\b(?:https?:\/\/[!-;=?-~]*[\w/=&#~%]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>?/g

/**
 * Addresses between `<` and `>`, unless one stands on a line of its own: a program that makes links of text would take
 * the punctuation or the Chinese words behind an address for a part of it.
 */
export const delimited = (text: string): string =>
  text
    .split('\n')
    .map((line) =>
      line.replaceAll(ADDRESS, (found) => (found === line.trim() || found.startsWith('<') ? found : `<${found}>`)),
    )
    .join('\n')
