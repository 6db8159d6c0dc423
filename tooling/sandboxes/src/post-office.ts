import type { Outside } from './outside.ts'

/** A webhook as a provider wants it posted. */
export interface Letter {
  provider: string
  subject: string
  event: string
  url: string
  headers: Record<string, string>
  body: unknown
}

/** A webhook on its way: waiting (also between two tries), delivered, held back by a scenario, or dropped. */
export interface Delivery extends Letter {
  id: string
  state: 'waiting' | 'delivered' | 'held' | 'dropped'
  /** The answers so far; 0 when nobody answered. */
  answers: number[]
}

// The providers try for days; the shape of the schedule is kept, shortened to minutes.
const RETRY_MILLISECONDS = [1000, 2000, 5000, 10_000, 30_000, 60_000, 60_000, 60_000]

/** Delivers webhooks: in order, again until they are acknowledged with 200, and by hand for tests. */
export function createPostOffice(outside: Outside) {
  const deliveries = new Map<string, Delivery>()

  const register = (letter: Letter, state: Delivery['state']) => {
    const delivery: Delivery = { ...letter, id: outside.newId(), state, answers: [] }
    deliveries.set(delivery.id, delivery)
    return delivery
  }

  async function attempt(delivery: Delivery) {
    if (!deliveries.has(delivery.id)) return
    delivery.answers.push(await answerTo(delivery, outside.fetch))
    if (delivery.answers.at(-1) === 200) {
      delivery.state = 'delivered'
      return
    }
    const wait = RETRY_MILLISECONDS[delivery.answers.length - 1]
    if (wait === undefined) delivery.state = 'dropped'
    else outside.after(wait, () => void attemptIfWaiting(delivery))
  }

  const attemptIfWaiting = async (delivery: Delivery) => {
    if (delivery.state === 'waiting') await attempt(delivery)
  }

  return {
    all: (): readonly Delivery[] => [...deliveries.values()],
    find: (id: string) => deliveries.get(id),
    clear: () => deliveries.clear(),
    /** Posts the letters one after another, the first after the given time. */
    post(letters: readonly Letter[], milliseconds: number) {
      const batch = letters.map((letter) => register(letter, 'waiting'))
      outside.after(milliseconds, () => {
        void batch.reduce((before, delivery) => before.then(() => attemptIfWaiting(delivery)), Promise.resolve())
      })
    },
    /** Keeps the letters until somebody delivers them by hand. */
    hold: (letters: readonly Letter[]) => letters.forEach((letter) => register(letter, 'held')),
    deliver: (delivery: Delivery) => attempt(Object.assign(delivery, { state: 'waiting' as const })),
    duplicate: (delivery: Delivery) => attempt(register(delivery, 'waiting')),
    drop: (delivery: Delivery) => void Object.assign(delivery, { state: 'dropped' as const }),
  }
}
export type PostOffice = ReturnType<typeof createPostOffice>

async function answerTo(letter: Letter, send: typeof fetch): Promise<number> {
  try {
    const answer = await send(letter.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...letter.headers },
      body: JSON.stringify(letter.body),
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}
