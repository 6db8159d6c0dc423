import { AsyncLocalStorage } from 'node:async_hooks'
import type { OutboxHandler, OutboxLane } from './outbox.ts'

/** How the handlers of the outbox reach other services. */
interface TryPlatform<Mail> {
  fetch: typeof fetch
  sendMail: (mail: Mail, signal?: AbortSignal) => Promise<void>
}

/**
 * Aborts a try's requests and mails together with the try, so that none takes effect during the next try. The signal is
 * kept in the asynchronous context: the providers' adapters need not pass it on.
 */
export function createTryScope<Mail>({ fetch: send, sendMail }: TryPlatform<Mail>) {
  const tries = new AsyncLocalStorage<AbortSignal>()
  const platform: TryPlatform<Mail> = {
    fetch: (input, init) => {
      const own = init?.signal
      const signals = [own ?? [], tries.getStore() ?? []].flat()
      return send(input, signals.length === 0 ? init : { ...init, signal: AbortSignal.any(signals) })
    },
    sendMail: (mail) => sendMail(mail, tries.getStore()),
  }
  /** Returns the lane with handlers whose requests and mails end with their try. */
  const scoped = (lane: OutboxLane): OutboxLane =>
    Object.fromEntries(
      Object.entries(lane).map(([kind, handler]): [string, OutboxHandler] => [
        kind,
        (item, signal) => tries.run(signal, () => handler(item, signal)),
      ]),
    )
  return { ...platform, scoped }
}
