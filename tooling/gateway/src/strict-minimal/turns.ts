type Answer = Readonly<Record<string, unknown>>
type Form = (answer: Answer) => unknown

const asItIs: Form = (answer) => answer

/** Addresses inside a part called `address`, as the specification can be read as well. */
const withNestedAddresses: Form = ({ shippingLocation, invoiceAccount, ...order }) => {
  const { shippingMethod, ...address } = isRecord(shippingLocation) ? shippingLocation : {}
  return { ...order, shippingLocation: { address, shippingMethod }, invoiceAccount: { address: invoiceAccount } }
}

/** A profile that does not say that its customer is logged in: who else would get it? */
const withoutAuthentication: Form = ({ isAuthenticated: _said, ...profile }) => profile
const ofUserWithoutAuthentication: Form = ({ user, ...login }) => ({
  ...login,
  user: isRecord(user) ? withoutAuthentication(user) : user,
})

/** An exemption that is told as a yes, without its amount. */
const withExemptionAsFlag: Form = ({ vatExempt, ...cart }) => ({ ...cart, vatExempt: vatExempt !== false })

const PROFILE = [asItIs, withoutAuthentication]

/** The forms that an answer takes by turns, by the path of its call. */
const FORMS: Readonly<Record<string, readonly Form[]>> = {
  '/cart/get': [asItIs, withExemptionAsFlag],
  '/v1.0/authenticate': [asItIs, ofUserWithoutAuthentication],
  '/v1.0/me': PROFILE,
  '/v1.0/me/address-book': PROFILE,
  '/v1.0/me/address-book/:id': PROFILE,
  '/v1.0/me/favourites/:id': PROFILE,
  '/v1.0/orders/history/:id': [asItIs, withNestedAddresses],
}

/**
 * Takes turns: each time a call is answered, in the next of the forms that the specification allows. `seed`, a whole number,
 * says with which form each call begins; the same seed and calls give the same answers.
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
