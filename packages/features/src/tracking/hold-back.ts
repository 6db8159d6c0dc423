/** How many events are remembered while nobody has answered; who looks at more has left the banner alone for long. */
const MOST_HELD = 100

/**
 * Keeps what happens in memory until the visitor agrees to statistics, and passes it on from then; a refusal drops it
 * (TRK-08).
 */
export function holdBack<Happening>(deliver: (happening: Happening) => void) {
  let held: Happening[] = []
  let isAllowed: boolean | undefined
  return {
    say: (happening: Happening) => {
      if (isAllowed) deliver(happening)
      else if (isAllowed === undefined) held = [...held, happening].slice(-MOST_HELD)
    },
    decide: (isGiven: boolean) => {
      isAllowed = isGiven
      const kept = held
      held = []
      if (isGiven) kept.forEach(deliver)
    },
  }
}
