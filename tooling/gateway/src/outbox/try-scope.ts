import { AsyncLocalStorage } from 'node:async_hooks'
import type { SendMail } from '../mails/mailer.ts'
import type { OutboxHandler, OutboxLane } from './outbox.ts'

/** What reaches out of the gateway. */
interface TryPlatform {
  fetch: typeof fetch
  sendMail: SendMail
}

/**
 * Ends requests and mails with the try that made them: a try that is over must not have an effect beside the next one. The
 * signal is kept with the asynchronous context, so that every provider's adapter obeys it without passing it on.
 */
export function createTryScope({ fetch: send, sendMail }: TryPlatform) {
  const tries = new AsyncLocalStorage<AbortSignal>()
  const platform: TryPlatform = {
    fetch: (input, init) => {
      const own = init?.signal
      const signals = [own ?? [], tries.getStore() ?? []].flat()
      return send(input, signals.length === 0 ? init : { ...init, signal: AbortSignal.any(signals) })
    },
    sendMail: (mail) => sendMail(mail, tries.getStore()),
  }
  /** The same lane with handlers whose requests and mails end with their try. */
  const scoped = (lane: OutboxLane): OutboxLane =>
    Object.fromEntries(
      Object.entries(lane).map(([kind, handler]): [string, OutboxHandler] => [
        kind,
        (item, signal) => tries.run(signal, () => handler(item, signal)),
      ]),
    )
  return { ...platform, scoped }
}
