import type { AddOutcome, AddRequest } from '@shop/api-client/send-add.ts'

declare global {
  interface Window {
    /** Left by the script in the page's head; missing where no server has written the page. */
    beforeHydration?: BeforeHydration | undefined
  }
}

/** How a field stood when the visitor last used it; of a button nothing but the click itself. */
export interface FieldState {
  value?: string
  checked?: boolean
}

/** What was clicked, chosen or typed before hydration, each element once and in the order of its first event. */
export type RecordedEvents = Map<Element, FieldState>

/** Pieces that were sent to the cart before hydration. */
export interface SentAdd {
  /** A product, or a variation of one. */
  productId: string
  quantity: number
  /** Never rejects. */
  outcome: Promise<AddOutcome>
}

/** Adds pieces to the cart without the gateway's client, by a call that goes on when the visitor leaves. Never rejects. */
export type SendAdd = (add: AddRequest) => Promise<AddOutcome>

/** What a visitor did in the page before the app was there. */
export interface BeforeHydration {
  /** Clicks on `[data-replay]` that nobody has carried out: which one, and the quantity typed beside it. */
  clicks: Map<string, string>
  /** Hands over what was sent to the cart, once; from then on clicks on it only wait. */
  takeAdds: () => { adds: readonly SentAdd[]; hasMadeVisitor: boolean }
  /** By which adds are sent; also later, for as long as the gateway's client is on its way. */
  sendAdd: SendAdd
  /** Ends the recording; gives everything else that was used, once. */
  end: () => RecordedEvents
}
