/** The event of this page after the visitor has changed what is said about the hearing aid. */
const CHANGED = 'hearing-aid'

export function onHearingAid(change: () => void) {
  addEventListener(CHANGED, change)
  return () => removeEventListener(CHANGED, change)
}
export const tellHearingAid = () => dispatchEvent(new Event(CHANGED))
