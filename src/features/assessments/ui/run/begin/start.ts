/** 128 random bits as base64url: the id under which the server opens the sitting. */
export function newSittingId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The finished sitting after which a free retake was offered (`?retake=`). */
export function retakeOf(): string | undefined {
  const id = new URLSearchParams(location.search).get('retake')
  return id !== null && /^[\w-]{22}$/.test(id) ? id : undefined
}

/**
 * Key of the mail of the retest study that led here (`#again=`), which is behind the `#` so that no server sees it in an
 * address.
 */
export const retestKey = (): string | undefined => /^#again=([\w-]{43})$/.exec(location.hash)?.[1]
