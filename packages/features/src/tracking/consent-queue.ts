/** How many events are remembered while nobody has answered; who looks at more has left the banner alone for long. */
const MAX_QUEUED = 100

/**
 * Keeps what happens in memory until the visitor agrees to statistics, and passes it on from then; a refusal drops it
 * (TRK-08).
 */
export function createConsentQueue<Happening>(deliver: (happening: Happening) => void) {
  let held: Happening[] = []
  let isAllowed: boolean | undefined
  return {
    track: (happening: Happening) => {
      if (isAllowed) deliver(happening)
      else if (isAllowed === undefined) held = [...held, happening].slice(-MAX_QUEUED)
    },
    decide: (isGiven: boolean) => {
      isAllowed = isGiven
      const kept = held
      held = []
      if (isGiven) kept.forEach(deliver)
    },
  }
}
