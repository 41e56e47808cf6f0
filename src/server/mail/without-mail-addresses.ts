const ADDRESS = /[^\s<>"'`(),;:]+@[^\s<>"'`(),;:]+/g

/** A text that others have written (a mail server, the provider, the database) without the mail addresses it quotes. */
export const withoutMailAddresses = (text: string): string => text.replace(ADDRESS, '…')
