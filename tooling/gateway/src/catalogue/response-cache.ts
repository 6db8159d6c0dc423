import type { CachedResponse } from '../http/cached-response.ts'

// Enough for the shelves and the searches of a busy hour; an answer may be large, so sizes count, not answers.
const MAX_BYTES = 24_000_000

/** Remembers the latest answers, so that what many people ask is serialized once; the longest unused go first. */
export function createResponseCache(maxBytes = MAX_BYTES) {
  const answers = new Map<string, CachedResponse>()
  let bytes = 0

  function forgetOldest() {
    for (const [key, { body }] of answers) {
      if (bytes <= maxBytes) return
      answers.delete(key)
      bytes -= body.byteLength
    }
  }

  return (key: string, write: () => CachedResponse): CachedResponse => {
    const known = answers.get(key)
    const answer = known ?? write()
    if (known) answers.delete(key)
    else bytes += answer.body.byteLength
    answers.set(key, answer)
    forgetOldest()
    return answer
  }
}
