/** Tags of HTML and of forums; "<3" and "a < b" are words. */
const TAG = /<\/?[a-z][^<>]*>|<!--|-->|\[\/?(?:url|img|link|quote|color|size|[biu])(?:=[^\]]*)?\]/giu

/**
 * Domain endings that do not result from a missing space after a full stop; any other ending counts only with a path
 * behind it.
 */
const ENDINGS = 'com|net|org|info|biz|edu|gov|xyz|ru|cn|io|icu|cc|tk|top|vip'
const NAME = String.raw`(?:[\p{L}\p{N}-]+\.)+`
const LINKS = [
  String.raw`[a-z][a-z0-9+.-]{1,20}:\/\/\S+`,
  String.raw`\b(?:mailto|tel|javascript):\S+`,
  String.raw`\bwww\.\S+`,
  String.raw`[^\s@]+@[^\s@]+\.[^\s@]{2,}`,
  String.raw`${NAME}(?:${ENDINGS})(?![\p{L}\p{N}])\S*`,
  String.raw`${NAME}[a-z]{2,}\/\S*`,
].join('|')
const LINK = new RegExp(LINKS, 'iu')
const EVERY_LINK = new RegExp(LINKS, 'giu')
const longestQuoted = 60

/** Returns the text without tags; the words between them stay. */
export function withoutMarkup(text: string): string {
  const less = text.replace(TAG, '')
  // Text on both sides of a removed tag may form a new tag.
  return less === text ? text : withoutMarkup(less)
}

/**
 * Returns the first link or e-mail address in a text, shortened; wide letters count as plain ones. Null without one.
 */
export function findLink(text: string): string | null {
  const [link] = LINK.exec(text.normalize('NFKC')) ?? []
  return link === undefined ? null : link.slice(0, longestQuoted)
}

/**
 * Returns a stranger's text as everybody may see it, with its links replaced; texts stored before links were refused
 * may still contain them.
 */
export function toPublicText(text: string): string {
  const words = withoutMarkup(text)
  return findLink(words) === null ? words : words.normalize('NFKC').replace(EVERY_LINK, '…')
}
