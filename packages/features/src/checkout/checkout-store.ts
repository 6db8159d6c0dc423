import type { Gateway } from '@shop/api-client'
import { checkoutAddressRules } from '@shop/domain/address-rules.ts'
import type { AddressField, CheckoutAddress } from '@shop/domain/address.ts'
import type { Cart } from '@shop/domain/cart.ts'
import type { Configuration } from '@shop/domain/configuration.ts'
import { sortErrorKeys, type CheckoutErrors } from '@shop/domain/checkout-errors.ts'
import { fieldErrors } from '@shop/domain/field-errors.ts'
import type { MessageKey } from '@shop/domain/messages.ts'
import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import { refusalCodes } from '../forms/refusal.ts'
import { emptyAddress, type CheckoutDraft, type CheckoutStorage } from './checkout-storage.ts'

export type AddressKind = 'invoiceAddress' | 'deliveryAddress'
export type Consent = 'terms' | 'privacy'

/** What is wrong with the form: per address field, per choice, and codes that belong to no field. */
export interface FormErrors extends CheckoutErrors {
  shippingMethod?: MessageKey | undefined
  terms?: MessageKey | undefined
  privacy?: MessageKey | undefined
}

export interface CheckoutState extends CheckoutDraft {
  consents: Record<Consent, boolean>
  errors: FormErrors
  /** True from the press on the button until the payment page opens or an error shows (CHK-33). */
  isPlacing: boolean
  /** Grows with each failed try, so that the error summary takes the focus anew. */
  tries: number
  edit: (kind: AddressKind, field: AddressField, value: string) => void
  /** Checks what was typed into a field; an empty one is not validated yet. */
  leave: (kind: AddressKind, field: AddressField) => void
  /** The delivery was chosen: nothing is missing there any more. */
  forgetShippingError: () => void
  shipElsewhere: (elsewhere: boolean) => void
  agree: (consent: Consent, agreed: boolean) => void
  /** The transaction to pay; nothing when the errors say what is wrong. Rejects with GatewayFailure when nobody is to blame. */
  placeOrder: () => Promise<{ transactionId: string; correlationId: string } | undefined>
  /** Forgets everything typed, so that the next order starts clean (RES-01, OP-2). */
  startOver: () => void
}

interface CheckoutDependencies {
  gateway: Gateway
  storage: CheckoutStorage
  configuration: Configuration
  /** The cart, when all its changes are through: a delivery chosen a moment ago counts. */
  cart: () => Cart | Promise<Cart>
  /** Reads the cart anew: who refuses an order may have changed it. Rejects with GatewayFailure. */
  refreshCart: () => Promise<void>
}

const noErrors: FormErrors = { invoiceAddress: {}, deliveryAddress: {}, general: [] }

/** What the gateway refused. With one form for both addresses, what is wrong with the delivery is wrong there. */
function refused(errorKeys: readonly string[], hasDeliveryForm: boolean): FormErrors {
  const { invoiceAddress, deliveryAddress, general } = sortErrorKeys(errorKeys)
  if (hasDeliveryForm) return { invoiceAddress, deliveryAddress, general }
  return { invoiceAddress: { ...deliveryAddress, ...invoiceAddress }, deliveryAddress: {}, general }
}

/** The checkout form. This store alone writes the three keys of the session storage. */
export function createCheckoutStore({ gateway, storage, configuration, cart, refreshCart }: CheckoutDependencies) {
  const [defaultCountry = ''] = Object.keys(configuration.supportedCountries)
  const withCountry = (address: CheckoutAddress) => ({ ...address, countryCode: address.countryCode || defaultCountry })
  const needsPrivacy = configuration.featureFlags.showPrivacyPolicyConsent

  const rules = {
    invoice: checkoutAddressRules(configuration, 'invoice'),
    delivery: checkoutAddressRules(configuration, 'delivery'),
  }
  const emptyForm = {
    invoiceAddress: withCountry(emptyAddress),
    deliveryAddress: withCountry(emptyAddress),
    shipToDifferentAddress: false,
  }

  const draft = storage.read()
  const store = createStore<CheckoutState>()((set, get) => ({
    invoiceAddress: withCountry(draft.invoiceAddress),
    deliveryAddress: withCountry(draft.deliveryAddress),
    shipToDifferentAddress: draft.shipToDifferentAddress,
    consents: { terms: false, privacy: false },
    errors: noErrors,
    isPlacing: false,
    tries: 0,
    edit: (kind, field, value) =>
      set(({ [kind]: address, errors }) => ({
        [kind]: { ...address, [field]: value },
        errors: { ...errors, [kind]: { ...errors[kind], [field]: undefined } },
      })),
    leave: (kind, field) => {
      const { [kind]: address } = get()
      if (address[field].trim() === '') return
      const found = fieldErrors(kind === 'invoiceAddress' ? rules.invoice : rules.delivery, address)[field]
      set(({ errors }) => ({ errors: { ...errors, [kind]: { ...errors[kind], [field]: found } } }))
    },
    forgetShippingError: () => set(({ errors }) => ({ errors: { ...errors, shippingMethod: undefined } })),
    shipElsewhere: (elsewhere) =>
      set(({ errors }) => ({
        shipToDifferentAddress: elsewhere,
        deliveryAddress: withCountry(emptyAddress),
        errors: { ...errors, deliveryAddress: {} },
      })),
    agree: (consent, agreed) =>
      set(({ consents, errors }) => ({
        consents: { ...consents, [consent]: agreed },
        errors: { ...errors, [consent]: undefined },
      })),
    placeOrder: async () => {
      if (get().isPlacing) return undefined
      set({ errors: noErrors, isPlacing: true })
      try {
        const bought = await cart()
        const mistakes = findMistakes(get(), bought)
        const started = mistakes ? undefined : await initialize(get(), bought)
        if (started?.errorKeys.length === 0) return started
        const errors = mistakes ?? refused(started?.errorKeys ?? [], get().shipToDifferentAddress)
        // A code that is used up is out of the cart by now; what is on screen must not promise it, nor send it again.
        if (errors.general.length > 0) await refreshCart().catch(() => undefined)
        set(({ tries }) => ({ errors, tries: tries + 1 }))
        return undefined
      } finally {
        set({ isPlacing: false })
      }
    },
    startOver: () => {
      set({ ...emptyForm, errors: noErrors, consents: { terms: false, privacy: false } })
      storage.clear()
    },
  }))

  const findMistakes = (state: CheckoutState, { selectedShippingType }: Cart): FormErrors | undefined => {
    const required = 'ConsentRequired' satisfies MessageKey
    const errors: FormErrors = {
      invoiceAddress: fieldErrors(rules.invoice, state.invoiceAddress),
      deliveryAddress: state.shipToDifferentAddress ? fieldErrors(rules.delivery, state.deliveryAddress) : {},
      shippingMethod: selectedShippingType ? undefined : 'ShippingMethodRequired',
      terms: state.consents.terms ? undefined : required,
      privacy: needsPrivacy && !state.consents.privacy ? required : undefined,
      general: [],
    }
    const fields = [...Object.values(errors.invoiceAddress), ...Object.values(errors.deliveryAddress)]
    return [...fields, errors.shippingMethod, errors.terms, errors.privacy].some(Boolean) ? errors : undefined
  }

  /** A refusal says the same as error keys in an answer: what the customer has to mend. */
  const initialize = (state: CheckoutState, { selectedShippingType, customProperties }: Cart) => {
    const { invoiceAddress, deliveryAddress, shipToDifferentAddress, consents } = state
    return gateway.cart
      .initializeTransaction({
        shippingMethod: selectedShippingType,
        invoiceAddress: v.parse(rules.invoice, invoiceAddress),
        deliveryAddress: v.parse(rules.delivery, shipToDifferentAddress ? deliveryAddress : invoiceAddress),
        customProperties,
        termsAndConditionsAgreed: consents.terms,
        privacyPolicyAgreed: consents.privacy,
      })
      .catch((error: unknown) => {
        const errorKeys = refusalCodes(error)
        if (!errorKeys) throw error
        return { transactionId: '', correlationId: '', errorKeys }
      })
  }

  store.subscribe((state, before) => {
    const { invoiceAddress, deliveryAddress, shipToDifferentAddress } = state
    const isEdited = invoiceAddress !== before.invoiceAddress || deliveryAddress !== before.deliveryAddress
    if (isEdited || shipToDifferentAddress !== before.shipToDifferentAddress) {
      storage.write({ invoiceAddress, deliveryAddress, shipToDifferentAddress })
    }
  })
  return store
}
export type CheckoutStore = ReturnType<typeof createCheckoutStore>
