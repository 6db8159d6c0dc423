import { Core, Dropin, type CoreConfiguration, type PaymentAction } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
import type { FormSettings } from './form-settings.ts'
import { componentsFor } from './components-for.ts'
import { createSubmitResult } from './submit-result.ts'

/** Receives the form's events and failures. */
export interface FormListener {
  /** The customer submits the form. */
  onSubmit: (data: unknown) => void
  /** The customer has completed the bank's action in this page. */
  onDetails: (answer: { details: unknown; paymentData?: unknown }) => void
  /** The form's fields did not load. */
  onLoadFailure: () => void
  /** The bank's action failed. */
  onActionFailure: () => void
}

/** Controls Adyen's form in the page. */
export interface MountedForm {
  /** Shows that an attempt is in progress. */
  wait: () => void
  /** Shows all payment methods again after a failed attempt. */
  offerAgain: () => void
  /** Ends an attempt whose result another page shows. */
  finish: () => void
  /** Shows the bank's action, here or on a page of its own. */
  handle: (action: Readonly<Record<string, unknown>>) => void
  close: () => void
}

/**
 * Opens the SDK without Adyen's request for a visit id. That request would contain the page's address with the payment's
 * ids, and store the visit id in the browser. Payments do not need it.
 */
async function openCore(configuration: CoreConfiguration): Promise<Core> {
  const core = new Core(configuration)
  Object.assign(core, { requestAnalyticsAttemptId: () => Promise.resolve() })
  return core.initialize()
}

/** Opens the form in an element of the page. Rejects if the form cannot be loaded. */
export async function openAdyenForm(
  settings: FormSettings,
  container: HTMLElement,
  listener: FormListener,
): Promise<MountedForm> {
  let phase: 'loading' | 'filling-in' | 'acting' = 'loading'
  const onError = () => {
    if (phase === 'loading') listener.onLoadFailure()
    // While the customer types, such an error may only be an unanswered request to Adyen.
    if (phase === 'acting') listener.onActionFailure()
  }
  const submitResult = createSubmitResult()
  const onSubmit: Handlers['onSubmit'] = ({ data }, _component, actions) => {
    submitResult.wait(actions)
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
    // The shop shows the result itself.
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
      // The bank's action has replaced the fields, which have to load again.
      if (phase === 'acting') phase = 'loading'
      submitResult.resolve({ resultCode: 'Refused' })
      dropin.setStatus('ready')
    },
    finish: () => void submitResult.resolve({ resultCode: 'Received' }),
    handle: (given) => {
      phase = 'acting'
      // The gateway forwards Adyen's action unchanged.
      const action = given as unknown as PaymentAction
      // After a click, the SDK itself carries out the action that its promise resolves to.
      if (!submitResult.resolve({ resultCode: 'Pending', action })) dropin.handleAction(action)
    },
    close: () => {
      submitResult.resolve({ resultCode: 'Cancelled' })
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
  // The shop has its own analytics, which need consent.
  analytics: { enabled: false },
  // Device fingerprinting needs a consent that the shop does not ask for here.
  risk: { enabled: false },
  onSubmit,
  onAdditionalDetails: ({ data }) => onDetails(data),
  onError,
})

/**
 * Returns the text styles for Adyen's frames. The frames cannot read the page's typefaces and variables, so they get the
 * computed styles.
 */
function fieldStyles(container: Element) {
  const { color, fontSize, fontWeight } = getComputedStyle(container)
  const letters = { color, fontSize, fontWeight, fontFamily: 'system-ui, sans-serif' }
  return { base: letters, error: letters, validated: letters, placeholder: { color, fontWeight } }
}
