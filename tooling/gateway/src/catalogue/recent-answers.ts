import type { PreparedAnswer } from '../prepared/prepared-answer.ts'

// Enough for the shelves and the searches of a busy hour; an answer may be large, so sizes count, not answers.
const MOST_BYTES = 24_000_000

/** Remembers the latest answers, so that what many people ask is written once; the longest unused go first. */
export function createRecentAnswers(mostBytes = MOST_BYTES) {
  const answers = new Map<string, PreparedAnswer>()
  let bytes = 0

  function forgetOldest() {
    for (const [key, { body }] of answers) {
      if (bytes <= mostBytes) return
      answers.delete(key)
      bytes -= body.byteLength
    }
  }

  return (key: string, write: () => PreparedAnswer): PreparedAnswer => {
    const known = answers.get(key)
    const answer = known ?? write()
    if (known) answers.delete(key)
    else bytes += answer.body.byteLength
    answers.set(key, answer)
    forgetOldest()
    return answer
  }
}
