type Answer = Readonly<Record<string, unknown>>
type Form = (answer: Answer) => unknown

const asItIs: Form = (answer) => answer

/** Puts addresses into a field `address`, another reading of the documents. */
const withNestedAddresses: Form = ({ shippingLocation, invoiceAccount, ...order }) => {
  const { shippingMethod, ...address } = isRecord(shippingLocation) ? shippingLocation : {}
  return { ...order, shippingLocation: { address, shippingMethod }, invoiceAccount: { address: invoiceAccount } }
}

/** Leaves `isAuthenticated` out: only logged-in customers get a profile anyway. */
const withoutAuthentication: Form = ({ isAuthenticated: _said, ...profile }) => profile
const ofUserWithoutAuthentication: Form = ({ user, ...login }) => ({
  ...login,
  user: isRecord(user) ? withoutAuthentication(user) : user,
})

/** Sends the VAT exemption as a boolean, without its amount. */
const withExemptionAsFlag: Form = ({ vatExempt, ...cart }) => ({ ...cart, vatExempt: vatExempt !== false })

const PROFILE = [asItIs, withoutAuthentication]

/** Sends the status alone instead of an object with a field. */
const asBareStatus: Form = ({ status }) => status

/** The forms of an answer, in turn, by the path of its call. */
const FORMS: Readonly<Record<string, readonly Form[]>> = {
  '/cart/get': [asItIs, withExemptionAsFlag],
  '/payments/status/:id': [asItIs, asBareStatus],
  '/v1.0/authenticate': [asItIs, ofUserWithoutAuthentication],
  '/v1.0/me': PROFILE,
  '/v1.0/me/address-book': PROFILE,
  '/v1.0/me/address-book/:id': PROFILE,
  '/v1.0/me/favourites/:id': PROFILE,
  '/v1.0/orders/history/:id': [asItIs, withNestedAddresses],
}

/**
 * Alternates the forms: each answer of a call has the next one. `seed`, a whole number, decides the first form of every
 * call. The same seed and calls give the same answers.
 */
export function createTurns(seed: number) {
  const turns = new Map<string, number>()
  return (path: string, answer: unknown): unknown => {
    const forms = FORMS[path]
    if (!forms || !isRecord(answer)) return answer
    const turn = turns.get(path) ?? seed
    turns.set(path, turn + 1)
    return forms[turn % forms.length]?.(answer)
  }
}
export type TakeTurn = ReturnType<typeof createTurns>

const isRecord = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
