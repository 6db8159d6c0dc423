import type { NewAddress } from '@shop/api-client'
import { GatewayFailure } from '@shop/api-client/failure.ts'
import { emptyAddress, toCheckoutAddress } from '@shop/domain/address/address-conversion.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import type { Cart, CartLine } from '@shop/domain/cart/cart.ts'
import { sortCheckoutErrors } from '@shop/domain/checkout/checkout-errors.ts'
import { checkoutQuestions } from '@shop/domain/checkout/checkout-questions.ts'
import { checkoutRules } from '@shop/domain/checkout/checkout-rules.ts'
import { defaultCountry, type Configuration } from '@shop/domain/shop/configuration.ts'
import { asksCpr } from '@shop/domain/checkout/free-shop.ts'
import type { UserProfile } from '@shop/domain/account/user.ts'
import type { InferOutput } from 'valibot'
import { createStore } from 'zustand/vanilla'
import { propertiesUpdate } from '../cart/change-properties.ts'
import type { Consent } from '../forms/find-consent-page.ts'
import type { FormNeeds, FormState } from '../forms/form-state.ts'
import { formSlice, keepInMemory } from '../forms/form-store.ts'
import type { LoadGateway } from '../runtime/gateway/gateway-loader.ts'
import type { CheckoutDraft, CheckoutStorage } from './checkout-storage.ts'
import { unavailableLines } from './unavailable-lines.ts'
import { prefilled, saveAddresses, usableEntries } from './saved-addresses.ts'

export type AddressKind = 'invoiceAddress' | 'deliveryAddress'

interface CheckoutValues extends CheckoutDraft {
  /** Used in shops that ask for it. Not part of the draft, so that it is never stored. */
  cprNumber: string
  consents: Record<Consent, boolean>
  /** The addresses to save in the address book. */
  saves: Record<AddressKind, boolean>
}
type Rules = ReturnType<typeof checkoutRules>

/** The checkout form and its actions. */
export interface CheckoutState extends FormState<CheckoutValues, Rules> {
  /** The lines that the last refusal names as unavailable. */
  unavailable: readonly CartLine[]
  /** Opens an empty form for the delivery address, or drops it. */
  shipElsewhere: (elsewhere: boolean) => void
  /** Fills an untouched form from a customer's profile. */
  fillIn: (customer: UserProfile) => void
  /** Copies an address from the address book into the form. Undefined starts with an empty address. */
  chooseSaved: (kind: AddressKind, entry: AddressBookEntry | undefined) => void
  /**
   * Places the order and returns the transaction to pay. Returns undefined if the form's errors explain a refusal. Rejects
   * with GatewayFailure for all other failures.
   */
  placeOrder: () => Promise<{ transactionId: string; correlationId: string } | undefined>
}

interface CheckoutDependencies {
  loadGateway: LoadGateway
  storage: CheckoutStorage
  configuration: Configuration
  /** Returns the customer's address book. Undefined for anonymous visitors. */
  addressBook: () => readonly AddressBookEntry[] | undefined
  saveAddress: (address: NewAddress) => Promise<unknown>
  /** Returns the cart after all pending changes, so that a new shipping choice counts. */
  cart: () => Cart | Promise<Cart>
  /** Reads the cart again, because a gateway that refuses an order may have changed it. Rejects with GatewayFailure. */
  refreshCart: () => Promise<void>
}

/** Creates the checkout form. Only this store writes the three documented keys of the session storage. */
export function createCheckoutStore(dependencies: CheckoutDependencies) {
  const needs = checkoutForm(dependencies)
  const store = createStore<CheckoutState>()((set, get) => ({
    ...formSlice(needs, { set, get }),
    unavailable: [],
    shipElsewhere: (shipToDifferentAddress) =>
      get().setValues({
        shipToDifferentAddress,
        deliveryAddress: needs.empty.deliveryAddress,
        saves: { ...get().values.saves, deliveryAddress: false },
      }),
    fillIn: (customer) =>
      get().setValues(prefilled(get().values, customer, usableEntries(customer, dependencies.configuration))),
    chooseSaved: (kind, entry) => {
      const { email } = get().values[kind]
      const address = entry ? toCheckoutAddress(entry, email) : { ...needs.empty[kind], email }
      get().setValues(kind === 'invoiceAddress' ? { invoiceAddress: address } : { deliveryAddress: address })
    },
    placeOrder: () =>
      get().submit(async (checked) => {
        await saveTicked(dependencies, get().values.saves, checked)
        const started = await startTransaction(dependencies, checked).catch(async (error: unknown) => {
          set({ unavailable: await unavailableLines(error, dependencies) })
          throw error
        })
        const { transactionId } = started
        dependencies.storage.notePlaced({ transactionId, shippingMethod: checked.shippingMethod })
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
    saves: { invoiceAddress: false, deliveryAddress: false },
  }
  return {
    rules: checkoutRules(configuration),
    questions: (values) => checkoutQuestions(values, configuration),
    empty,
    // Each order needs new consents, and a CPR number is never stored.
    memory: { ...storage, read: () => ({ ...empty, ...storage.read(country) }) },
    otherValues: async () => ({ shippingMethod: (await cart()).selectedShippingType }),
    sortErrorCodes: (codes, { shipToDifferentAddress }) =>
      sortCheckoutErrors(codes, { hasDeliveryForm: shipToDifferentAddress, hasCpr: asksCpr(configuration) }),
    // The gateway has removed a used-up code from the cart. The page must not show it, nor send it again.
    onRefused: ({ errorCodes }) => (errorCodes.length > 0 ? refreshCart().catch(() => undefined) : undefined),
    keepsErrorCodes: true,
  } satisfies FormNeeds<CheckoutValues, Rules>
}

/** Saves the ticked addresses before the transaction is requested. A failure never blocks the order. */
async function saveTicked(
  { addressBook, saveAddress, storage }: CheckoutDependencies,
  ticked: CheckoutValues['saves'],
  checked: InferOutput<Rules>,
) {
  const { invoiceAddress } = checked
  const wanted = [
    ...(ticked.invoiceAddress ? [invoiceAddress] : []),
    ...(checked.shipToDifferentAddress && ticked.deliveryAddress ? [checked.deliveryAddress] : []),
  ]
  const isCustomer = addressBook() !== undefined
  const book = { addressBook: () => addressBook() ?? [], saveAddress }
  storage.noteUnsavedAddress(isCustomer && !(await saveAddresses(book, wanted)))
}

/** Requests the transaction. Rejects with GatewayFailure, also if the response contains error codes. */
async function startTransaction({ loadGateway, cart }: CheckoutDependencies, checked: InferOutput<Rules>) {
  const { invoiceAddress, shippingMethod, consents, cprNumber } = checked
  const calls = (await loadGateway()).cart
  const ownProperties = cprNumber ? { cprNumber } : {}
  if (cprNumber) await calls.updateProperties(propertiesUpdate(await cart(), ownProperties))
  const started = await calls.initializeTransaction({
    shippingMethod,
    invoiceAddress,
    deliveryAddress: checked.shipToDifferentAddress ? checked.deliveryAddress : invoiceAddress,
    // The cart contains only a masked CPR number.
    customProperties: { ...(await cart()).customProperties, ...ownProperties },
    termsAndConditionsAgreed: consents.terms,
    privacyPolicyAgreed: consents.privacy,
  })
  const { errorKeys: errorCodes, unavailable } = started
  // Error codes in a successful response are a refusal that the customer can solve.
  if (errorCodes.length > 0) throw new GatewayFailure({ kind: 'refused', status: 200, errorCodes, unavailable })
  return started
}
