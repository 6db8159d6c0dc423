/** Where a browser remembers which notice its visitor has closed. */
export const READ_NOTICE_KEY = 'read-notice'

/** A short mark of a notice: another text is another notice, and shows again (OP-30). */
export function noticeMark(text: string): string {
  let mark = 5381
  for (const character of text) mark = (Math.imul(mark, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  return mark.toString(36)
}

/**
 * Runs in the page before it is painted: the server does not know who has closed the notice, and closing it later would
 * move everything below. Its text is part of the page's security policy (by its hash).
 */
export const READ_NOTICE_SCRIPT = `try{document.documentElement.dataset.readNotice=localStorage.getItem("${READ_NOTICE_KEY}")??""}catch{}`
