/** Where a browser keeps its open sittings: the run page writes them, documents and other pages look. */
export const SITTINGS_KEY = 'sittings'
