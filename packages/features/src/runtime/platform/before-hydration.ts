import type { SendAdd, SentAdd } from '@shop/api-client/send-add.ts'

declare global {
  interface Window {
    /** Left by the script in the page's head. Missing where no server has written the page. */
    beforeHydration?: BeforeHydration | undefined
  }
}

/** The state of a field after its last use. Empty for a button, of which only the click counts. */
export interface FieldState {
  value?: string
  checked?: boolean
}

/** The clicks, choices and typed texts from before hydration: each element once, in the order of its first event. */
export type RecordedEvents = Map<Element, FieldState>

/** The visitor's actions on the page before hydration. */
export interface BeforeHydration {
  /** Clicks on `[data-replay]` that the app has to carry out: the name, and the quantity typed beside the button. */
  clicks: Map<string, string>
  /** Hands over the adds that were sent, once. Later clicks are only recorded. */
  takeAdds: () => { adds: readonly SentAdd[]; hasMadeVisitor: boolean }
  /** The sender of all adds. The page's head contains it, so that the app's first file does not. */
  sendAdd: SendAdd
  /** Ends the recording and returns all other recorded events, once. */
  end: () => RecordedEvents
}
