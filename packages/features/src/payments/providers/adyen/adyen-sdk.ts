import {
  AdyenCheckout,
  Card,
  Dropin,
  Klarna,
  Trustly,
  Vipps,
  type CoreConfiguration,
  type PaymentAction,
} from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
import { fieldStyles } from './field-styles.ts'
import type { FormSettings } from './form-settings.ts'

/** What the customer does in the form, and what goes wrong in it. */
export interface FormListener {
  /** Wants to pay with what is in the form. */
  onSubmit: (data: unknown) => void
  /** Has done what the bank wanted, here in the page. */
  onDetails: (answer: { details: unknown; paymentData?: unknown }) => void
  /** Its fields never came. */
  onLoadFailure: () => void
  /** The bank's part of it cannot go on. */
  onActionFailure: () => void
}

/** Adyen's form in the page. */
export interface AdyenForm {
  /** Shows that something is under way. */
  wait: () => void
  /** Offers all ways to pay anew. */
  offerAgain: () => void
  /** Lets the customer do what the bank wants, here or on a page of its own. */
  handle: (action: Readonly<Record<string, unknown>>) => void
  close: () => void
}

// What else there is leads to a page of its own and needs no code: the form sends customers there as it is.
const COMPONENTS = [Card, Klarna, Trustly, Vipps]

/** Opens the form in an element of the page. Rejects when it cannot be had. */
export async function openAdyenForm(
  settings: FormSettings,
  container: HTMLElement,
  listener: FormListener,
): Promise<AdyenForm> {
  let phase: 'loading' | 'filling-in' | 'acting' = 'loading'
  const onError = () => {
    if (phase === 'loading') listener.onLoadFailure()
    // While somebody types it is not known to be more than a question to Adyen that was not answered.
    if (phase === 'acting') listener.onActionFailure()
  }
  const dropin = new Dropin(await AdyenCheckout(configuration(settings, { ...listener, onError })), {
    paymentMethodComponents: COMPONENTS,
    showStoredPaymentMethods: false,
    showRadioButton: true,
    // The shop says itself how it went.
    disableFinalAnimation: true,
    paymentMethodsConfiguration: {
      card: {
        hasHolderName: true,
        holderNameRequired: true,
        styles: fieldStyles(container),
        onConfigSuccess: () => (phase = 'filling-in'),
      },
    },
  }).mount(container)
  return {
    wait: () => void dropin.setStatus('loading'),
    offerAgain: () => {
      // The bank's part has taken the place of the fields: they have to come anew.
      if (phase === 'acting') phase = 'loading'
      dropin.setStatus('ready')
    },
    handle: (action) => {
      phase = 'acting'
      // The gateway passes it on as Adyen gave it.
      dropin.handleAction(action as unknown as PaymentAction)
    },
    close: () => dropin.remove(),
  }
}

type Handlers = Pick<FormListener, 'onSubmit' | 'onDetails'> & { onError: () => void }

const configuration = (
  { methods, amount, environmentUrls, ...shop }: FormSettings,
  { onSubmit, onDetails, onError }: Handlers,
): CoreConfiguration => ({
  ...shop,
  ...(environmentUrls && { _environmentUrls: environmentUrls }),
  ...(amount && { amount }),
  paymentMethodsResponse: { paymentMethods: methods },
  // The shop counts for itself, and only who has agreed.
  analytics: { enabled: false },
  // Recognising a device by its properties needs a consent that nobody is asked for here.
  risk: { enabled: false },
  onSubmit: ({ data }) => onSubmit(data),
  onAdditionalDetails: ({ data }) => onDetails(data),
  onError,
})
