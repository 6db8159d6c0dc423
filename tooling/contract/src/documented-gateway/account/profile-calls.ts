import { Hono, type Context } from 'hono'
import { rejected } from '../http/answers.ts'
import { body, text, type Fields } from '../http/request.ts'
import { stock } from '../catalogue/products.ts'
import { customerOf } from './access.ts'
import { byEmail, profile, saveAddress, updateCustomer, type Customer, type Customers } from './customers.ts'
import { isNewPassword } from './login-calls.ts'

/** Changes a customer. Returns error codes if the change is not allowed. */
type Change = (customer: Customer, payload: Fields, id: string) => string[] | void

const favouriteLimit = 300

export function profileCalls(customers: Customers, now: () => number): Hono {
  const calls = new Hono()
  const change = (apply: Change) => async (context: Context) => {
    const customer = customerOf(context, customers, now())
    if (!customer) return rejected(context, 401, 'unauthorised')
    const codes = apply(customer, await body(context), text(context.req.param('id'))) ?? []
    return codes.length > 0 ? refused(context, codes) : context.json(profile(customer))
  }
  calls.post(
    '/api/v1.0/me',
    change((customer, payload) => updateProfile(customers, customer, payload)),
  )
  calls.post(
    '/api/v1.0/me/address-book',
    change((customer, payload) => savedOr(saveAddress(customer, payload))),
  )
  calls.post(
    '/api/v1.0/me/address-book/:id',
    change((customer, payload, id) => {
      const exists = customer.addressBook.some((entry) => entry.id === id)
      return savedOr(exists && saveAddress(customer, payload, id))
    }),
  )
  calls.delete(
    '/api/v1.0/me/address-book/:id',
    change((customer, _, id) => {
      customer.addressBook = customer.addressBook.filter((entry) => entry.id !== id)
    }),
  )
  calls.post(
    '/api/v1.0/me/favourites/:id',
    change((customer, _, id) => addFavourite(customer, id)),
  )
  calls.delete(
    '/api/v1.0/me/favourites/:id',
    change((customer, _, id) => {
      customer.favourites = customer.favourites.filter((itemNumber) => itemNumber !== id)
    }),
  )
  return calls
}

/** Rejects a change the way the documents describe for the profile: `data.errors` and `data.message`. */
function refused(context: Context, codes: string[]): Response {
  return context.json({ data: { errors: codes, message: codes.join(', ') } }, 400)
}

const savedOr = (isSaved: boolean) => (isSaved ? [] : ['invalid-address'])

function updateProfile(customers: Customers, customer: Customer, payload: Fields): string[] {
  const owner = byEmail(customers, text(payload['email']))
  if (owner && owner !== customer) return ['email-in-use']
  if (payload['updatePassword'] === true) {
    if (text(payload['currentPassword']) !== customer.password) return ['invalid-login-or-password']
    if (!isNewPassword(payload)) return ['invalid-password']
    customer.password = text(payload['password'])
  }
  updateCustomer(customer, payload)
  return []
}

function addFavourite(customer: Customer, itemNumber: string): string[] {
  const isKnown = stock.some((entry) => entry.itemNumber === itemNumber)
  if (!isKnown) return ['product-not-found']
  customer.favourites = [...new Set([...customer.favourites, itemNumber])].slice(-favouriteLimit)
  return []
}
