import { isAnswerLost } from './failures.ts'

/**
 * Sends a change. Where its answer is lost, reads what the gateway has: where that shows the change, it counts as made and
 * what was read counts as the answer. Rejects with the first failure otherwise. Nothing is sent twice.
 */
export async function lookWhenLost<Answer>(
  send: () => Promise<Answer>,
  look: () => Promise<Answer>,
  isMade: (found: Answer) => boolean,
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    const found = isAnswerLost(error) ? await look().catch(() => undefined) : undefined
    if (found === undefined || !isMade(found)) throw error
    return found
  }
}
