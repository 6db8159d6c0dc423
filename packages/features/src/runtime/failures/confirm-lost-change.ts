import { isAnswerLost } from './failures.ts'

/**
 * Sends a change. If its response is lost, reads the state from the gateway: if that shows the change, it is the response.
 * Otherwise rejects with the first failure. Nothing is sent twice.
 */
export async function confirmLostChange<Answer>(
  send: () => Promise<Answer>,
  read: () => Promise<Answer>,
  isMade: (found: Answer) => boolean,
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    const found = isAnswerLost(error) ? await read().catch(() => undefined) : undefined
    if (found === undefined || !isMade(found)) throw error
    return found
  }
}
