/** Milliseconds within which a trembling finger presses again. Who presses on purpose is hardly as quick. */
const DOUBLED_WITHIN = 260
/** Pixels that a trembling finger moves in between. */
const SAME_PLACE = 24

/**
 * Ignores the second press of a trembling finger: soon after the first, at the same place. The first may have put another page or
 * another button there. Keys are left alone.
 */
export function ignoreDoubledPresses(page: EventTarget = window) {
  let press: PointerEvent | undefined
  let first: PointerEvent | undefined
  let isDoubled = false
  const begin = (event: Event) => {
    press = event as PointerEvent
    isDoubled = first !== undefined && isSoonAfter(first, press)
  }
  const click = (event: Event) => {
    // The press of a key counts no clicks.
    if ((event as MouseEvent).detail === 0) return
    if (isDoubled) {
      end()
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    // Known by its click: a finger that has only stopped the page from scrolling was no press.
    first = press
  }
  // What follows without a pointer, such as a press by voice, is not the second one.
  const end = () => (isDoubled = false)
  page.addEventListener('pointerdown', begin, true)
  // Who has typed in between presses on purpose.
  const type = (event: Event) => event instanceof InputEvent && (first = undefined)
  page.addEventListener('pointercancel', end, true)
  page.addEventListener('input', type, true)
  page.addEventListener('click', click, true)
}

const isSoonAfter = (first: PointerEvent, { timeStamp, clientX, clientY }: PointerEvent) =>
  timeStamp - first.timeStamp < DOUBLED_WITHIN &&
  Math.hypot(clientX - first.clientX, clientY - first.clientY) < SAME_PLACE
