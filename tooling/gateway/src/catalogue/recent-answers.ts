import type { PreparedAnswer } from '../prepared/prepared-answer.ts'

// Enough for the shelves and the searches of a busy hour; the text of an answer may be large, so its size counts.
const MOST_CHARACTERS = 24_000_000

/** Remembers the latest answers, so that what many people ask is written once; the longest unused go first. */
export function createRecentAnswers(mostCharacters = MOST_CHARACTERS) {
  const answers = new Map<string, PreparedAnswer>()
  let characters = 0

  function forgetOldest() {
    for (const [key, { body }] of answers) {
      if (characters <= mostCharacters) return
      answers.delete(key)
      characters -= body.length
    }
  }

  return (key: string, write: () => PreparedAnswer): PreparedAnswer => {
    const known = answers.get(key)
    const answer = known ?? write()
    if (known) answers.delete(key)
    else characters += answer.body.length
    answers.set(key, answer)
    forgetOldest()
    return answer
  }
}
