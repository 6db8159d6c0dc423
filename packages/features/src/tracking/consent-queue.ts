/** How many events are kept while the consent question is unanswered; the oldest are dropped. */
const MAX_QUEUED = 100

/** Queues events until the visitor agrees to statistics, and passes them on from then; a refusal drops them. */
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
