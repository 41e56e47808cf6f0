declare module 'punycode.js' {
  const punycode: {
    /** Decodes every part of a domain name or e-mail address that begins with `xn--`. @throws RangeError */
    toUnicode(input: string): string
  }
  export default punycode
}
