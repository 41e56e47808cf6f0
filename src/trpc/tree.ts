type Ends = Record<string, (path: readonly string[], ...args: never[]) => unknown>

/** `tree(ends).me.tests.query(input)` calls `ends.query(['me', 'tests'], input)`. */
export const tree = (ends: Ends, path: readonly string[] = []): object =>
  new Proxy(ends, {
    get: (_, name: string) => {
      const end = Object.hasOwn(ends, name) && ends[name]
      return end ? end.bind(null, path) : tree(ends, [...path, name])
    },
  })
