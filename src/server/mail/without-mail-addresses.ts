const ADDRESS = /[^\s<>"'`(),;:]+@[^\s<>"'`(),;:]+/g

/** Returns a text from outside (a mail server, the provider, the database) without the mail addresses it quotes. */
export const withoutMailAddresses = (text: string): string => text.replace(ADDRESS, '…')
