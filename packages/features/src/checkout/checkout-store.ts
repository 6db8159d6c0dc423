import { GatewayFailure } from '@shop/api-client/failure.ts'
import { emptyAddress } from '@shop/domain/address-conversion.ts'
import type { Cart } from '@shop/domain/cart.ts'
import { sortErrorKeys } from '@shop/domain/checkout-errors.ts'
import { checkoutRules } from '@shop/domain/checkout-rules.ts'
import { defaultCountry, type Configuration } from '@shop/domain/configuration.ts'
import { asksCpr } from '@shop/domain/free-shop.ts'
import type { InferOutput } from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { FormNeeds, FormState } from '../forms/form-state.ts'
import { formSlice, keepInMemory } from '../forms/form-store.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import type { CheckoutDraft, CheckoutStorage } from './checkout-storage.ts'

export type AddressKind = 'invoiceAddress' | 'deliveryAddress'
export type Consent = 'terms' | 'privacy'

interface CheckoutValues extends CheckoutDraft {
  /** Where the shop asks for it; no part of the draft, so that no storage ever holds it (OP-21). */
  cprNumber: string
  consents: Record<Consent, boolean>
}
type Rules = ReturnType<typeof checkoutRules>

/** The checkout form, and the order that is made of it. */
export interface CheckoutState extends FormState<CheckoutValues, Rules> {
  /** Opens an empty form for the delivery address, or forgets it. */
  shipElsewhere: (elsewhere: boolean) => void
  /** The transaction to pay; nothing when the errors say what is wrong. Rejects with GatewayFailure when nobody is to blame. */
  placeOrder: () => Promise<{ transactionId: string; correlationId: string } | undefined>
}

interface CheckoutDependencies {
  loadGateway: LoadGateway
  storage: CheckoutStorage
  configuration: Configuration
  /** The cart, when all its changes are through: a delivery chosen a moment ago counts. */
  cart: () => Cart | Promise<Cart>
  /** Reads the cart anew: who refuses an order may have changed it. Rejects with GatewayFailure. */
  refreshCart: () => Promise<void>
}

/** The checkout form. This store alone writes the three keys of the session storage. */
export function createCheckoutStore(dependencies: CheckoutDependencies) {
  const needs = checkoutForm(dependencies)
  const store = createStore<CheckoutState>()((set, get) => ({
    ...formSlice(needs, { set, get }),
    shipElsewhere: (shipToDifferentAddress) =>
      get().setValues({ shipToDifferentAddress, deliveryAddress: needs.empty.deliveryAddress }),
    placeOrder: () =>
      get().submit(async (checked) => {
        const started = await startTransaction(dependencies, checked)
        set(({ values }) => ({ values: { ...values, cprNumber: '' } }))
        return started
      }),
  }))
  return keepInMemory(store, needs)
}
export type CheckoutStore = ReturnType<typeof createCheckoutStore>

function checkoutForm({ storage, configuration, cart, refreshCart }: CheckoutDependencies) {
  const country = defaultCountry(configuration)
  const empty: CheckoutValues = {
    invoiceAddress: emptyAddress(country),
    deliveryAddress: emptyAddress(country),
    shipToDifferentAddress: false,
    cprNumber: '',
    consents: { terms: false, privacy: false },
  }
  return {
    rules: checkoutRules(configuration),
    empty,
    // Consent is given anew with each order, and a CPR number is never remembered.
    memory: { ...storage, read: () => ({ ...empty, ...storage.read(country) }) },
    besides: async () => ({ shippingMethod: (await cart()).selectedShippingType }),
    sortCodes: (codes, { shipToDifferentAddress }) =>
      sortErrorKeys(codes, { hasDeliveryForm: shipToDifferentAddress, hasCpr: asksCpr(configuration) }),
    // A code that is used up is out of the cart by now; what is on screen must not promise it, nor send it again.
    onRefused: ({ codes }) => (codes.length > 0 ? refreshCart().catch(() => undefined) : undefined),
    keepsCodes: true,
  } satisfies FormNeeds<CheckoutValues, Rules>
}

/** Asks for the transaction. Error keys in an answer say the same as a refusal: what the customer has to mend. */
async function startTransaction({ loadGateway, cart }: CheckoutDependencies, checked: InferOutput<Rules>) {
  const { invoiceAddress, shippingMethod, consents, cprNumber } = checked
  const calls = (await loadGateway()).cart
  const ownProperties = cprNumber ? { cprNumber } : {}
  if (cprNumber) await calls.updateProperties({ customProperties: ownProperties })
  const started = await calls.initializeTransaction({
    shippingMethod,
    invoiceAddress,
    deliveryAddress: checked.shipToDifferentAddress ? checked.deliveryAddress : invoiceAddress,
    // The cart knows a CPR number only by its mask.
    customProperties: { ...(await cart()).customProperties, ...ownProperties },
    termsAndConditionsAgreed: consents.terms,
    privacyPolicyAgreed: consents.privacy,
  })
  const { errorKeys } = started
  if (errorKeys.length > 0) throw new GatewayFailure({ kind: 'refused', status: 200, errorKeys })
  return started
}
