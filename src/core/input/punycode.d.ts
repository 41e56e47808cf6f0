declare module 'punycode.js' {
  const punycode: {
    /** Domain names and e-mail addresses with every part that begins with `xn--` decoded. @throws RangeError */
    toUnicode(input: string): string
  }
  export default punycode
}
