import { Core, Dropin, type CoreConfiguration, type PaymentAction } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
import { fieldStyles } from './field-styles.ts'
import type { FormSettings } from './form-settings.ts'
import { componentsFor } from './components-for.ts'
import { createPressAnswer } from './press-answer.ts'

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
  /** Offers all ways to pay anew, after a try that failed. */
  offerAgain: () => void
  /** Ends a try whose result another page shows. */
  finish: () => void
  /** Lets the customer do what the bank wants, here or on a page of its own. */
  handle: (action: Readonly<Record<string, unknown>>) => void
  close: () => void
}

/**
 * Opens the SDK without asking Adyen for an id of the visit. That request would carry the page's address, with the ids of
 * the payment in it, and keep the id in the browser. Payments need none.
 */
async function openCore(configuration: CoreConfiguration): Promise<Core> {
  const core = new Core(configuration)
  Object.assign(core, { requestAnalyticsAttemptId: () => Promise.resolve() })
  return core.initialize()
}

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
  const press = createPressAnswer()
  const onSubmit: Handlers['onSubmit'] = ({ data }, _component, actions) => {
    press.wait(actions)
    listener.onSubmit(data)
  }
  const [core, paymentMethodComponents] = await Promise.all([
    openCore(configuration(settings, { ...listener, onSubmit, onError })),
    componentsFor(settings.methods.map(({ type }) => type)),
  ])
  const dropin = new Dropin(core, {
    paymentMethodComponents,
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
      press.answer({ resultCode: 'Refused' })
      dropin.setStatus('ready')
    },
    finish: () => void press.answer({ resultCode: 'Received' }),
    handle: (given) => {
      phase = 'acting'
      // The gateway passes it on as Adyen gave it.
      const action = given as unknown as PaymentAction
      // After a press the SDK itself carries out the action that its promise resolves to.
      if (!press.answer({ resultCode: 'Pending', action })) dropin.handleAction(action)
    },
    close: () => {
      press.answer({ resultCode: 'Cancelled' })
      dropin.remove()
    },
  }
}

interface Handlers extends Pick<FormListener, 'onDetails'> {
  onSubmit: NonNullable<CoreConfiguration['onSubmit']>
  onError: () => void
}

const configuration = (
  { methods, amount, environmentUrls, ...shop }: FormSettings,
  { onSubmit, onDetails, onError }: Handlers,
): CoreConfiguration => ({
  ...shop,
  ...(environmentUrls && { _environmentUrls: environmentUrls }),
  ...(amount && { amount }),
  paymentMethodsResponse: { paymentMethods: methods },
  // The shop counts for itself, and only with consent.
  analytics: { enabled: false },
  // Recognising a device by its properties needs a consent that nobody is asked for here.
  risk: { enabled: false },
  onSubmit,
  onAdditionalDetails: ({ data }) => onDetails(data),
  onError,
})
