/** Where a browser remembers which notice its visitor has closed. */
export const CLOSED_NOTICE_KEY = 'closed-notice'

/** A short hash of a notice: another text is another notice, and shows again (OP-30). */
export function noticeHash(text: string): string {
  let hash = 5381
  for (const character of text) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}

/**
 * Runs in the page before it is painted: the server does not know who has closed the notice, and closing it later would
 * move everything below. Its text is part of the page's security policy (by its hash).
 */
export const CLOSED_NOTICE_SCRIPT = `try{document.documentElement.dataset.closedNotice=localStorage.getItem("${CLOSED_NOTICE_KEY}")??""}catch{}`
