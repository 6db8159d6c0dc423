import type { Platform } from '../../runtime/platform/platform.ts'
import type { RecordedEvents } from '../client/event-replay.ts'

declare global {
  interface Window {
    /** Left by the script in the page's head. Missing where no server has written the page. */
    beforeHydration?: BeforeHydration | undefined
  }
}

/** The visitor's actions on the page before hydration. */
export interface BeforeHydration extends NonNullable<Platform['beforeHydration']> {
  /** Clicks on `[data-replay]` that the app has to carry out: the name, and the quantity typed beside the button. */
  clicks: Map<string, string>
  /** Ends the recording and returns all other recorded events, once. */
  end: () => RecordedEvents
  /** Returns false if Back or Forward has led away from the page of the HTML, and another one loads. */
  isHere: () => boolean
}
