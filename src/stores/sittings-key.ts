/** Where this browser keeps its open sittings; a file of its own, since the server's pages name it too. */
export const SITTINGS_KEY = 'sittings'
