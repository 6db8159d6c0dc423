/** Milliseconds within which a trembling finger presses again. Who presses on purpose is hardly as quick. */
const DOUBLED_WITHIN = 260
/** Pixels that a trembling finger moves in between. */
const SAME_PLACE = 24

/**
 * Ignores the second press of a trembling finger: soon after the first, at the same place. The first may have put another page or
 * another button there. Keys are left alone.
 */
export function ignoreDoubledPresses(page: EventTarget = window) {
  let first: PointerEvent | undefined
  let isDoubled = false
  const press = (event: Event) => {
    const { timeStamp, clientX, clientY } = event as PointerEvent
    isDoubled =
      first !== undefined &&
      timeStamp - first.timeStamp < DOUBLED_WITHIN &&
      Math.hypot(clientX - first.clientX, clientY - first.clientY) < SAME_PLACE
    if (!isDoubled) first = event as PointerEvent
  }
  const click = (event: Event) => {
    // The press of a key counts no clicks.
    if (!isDoubled || (event as MouseEvent).detail === 0) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  page.addEventListener('pointerdown', press, true)
  page.addEventListener('click', click, true)
}
