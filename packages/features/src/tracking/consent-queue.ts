/** How many events wait for the consent. The oldest are dropped. */
const MAX_QUEUED = 100

/** Queues events until the visitor consents to statistics, then delivers all. A refusal drops them. */
export function createConsentQueue<Item>(deliver: (item: Item) => void) {
  let queue: Item[] = []
  let isAllowed: boolean | undefined
  return {
    track: (item: Item) => {
      if (isAllowed) deliver(item)
      else if (isAllowed === undefined) queue = [...queue, item].slice(-MAX_QUEUED)
    },
    decide: (isGiven: boolean) => {
      isAllowed = isGiven
      const queued = queue
      queue = []
      if (isGiven) queued.forEach(deliver)
    },
  }
}
