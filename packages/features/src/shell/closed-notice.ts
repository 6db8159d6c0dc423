import { asText, defineMemory } from '../runtime/memory/memory.ts'

const PLACE = 'device.closedNotice'
const [RECORD, PART] = PLACE.split('.')

/** The hash of the closed notice. */
export const closedNotice = defineMemory(PLACE, asText)

/** Returns a short hash of a notice. A new text has a new hash, so that it shows again. */
export function noticeHash(text: string): string {
  let hash = 5381
  for (const character of text) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}

/**
 * Runs before the first paint. The server does not know which notice is closed, and hiding it later would shift the page. The
 * security policy allows it by its hash.
 */
export const CLOSED_NOTICE_SCRIPT = `try{document.documentElement.dataset.closedNotice=JSON.parse(localStorage.getItem("${RECORD}")).${PART}||""}catch(e){}`
