import { randomUUID } from 'node:crypto'
import { BoundedMap } from '../http/bounded-map.ts'
import { text, textMap, type Fields } from '../http/request.ts'

export interface AddressEntry extends Record<(typeof addressFields)[number], string> {
  id: string
  isDefaultBillingAddress: boolean
  isDefaultShippingAddress: boolean
}

export interface Customer {
  userId: string
  firstName: string
  middleName: string
  lastName: string
  email: string
  password: string
  addressBook: AddressEntry[]
  favourites: string[]
  customerPreference: Record<string, string>
  receiveMarketingMaterials: boolean
}

const addressFields = [
  'firstName',
  'middleName',
  'lastName',
  'company',
  'telephone',
  'fax',
  'streetAddress1',
  'streetAddress2',
  'city',
  'postalCode',
  'country',
] as const

const addressLimit = 100
export const tokenSeconds = 3600

/** The customer every gateway starts with. */
export const registered = { userId: 'customer-1', email: 'customer@example.com', password: 'Hearing1' }

/** The registered customers, the valid tokens and the reset links that were sent. */
export function createCustomers() {
  return {
    byId: new BoundedMap<Customer>(200).set(registered.userId, registeredCustomer()),
    /** User id and end of validity in milliseconds, by access token. */
    tokens: new BoundedMap<{ userId: string; expiresAt: number }>(500),
    /** User id by session id. */
    resetSessions: new BoundedMap<string>(100),
    /** Subscriptions by their id. */
    subscriptions: new BoundedMap<{ id: string; email: string; type: string }>(500),
  }
}

export type Customers = ReturnType<typeof createCustomers>

export function byEmail({ byId }: Customers, email: string): Customer | undefined {
  return [...byId.values()].find((customer) => customer.email.toLowerCase() === email.toLowerCase())
}

/** The profile as every account call answers it. */
export function profile(customer: Customer) {
  const { userId, firstName, middleName, lastName, email, addressBook, favourites } = customer
  const { customerPreference, receiveMarketingMaterials } = customer
  return {
    userId,
    firstName,
    middleName,
    lastName,
    email,
    isAuthenticated: true,
    addressBook,
    favourites,
    customerPreference,
    receiveMarketingMaterials,
  }
}

export function isValidPassword(password: string): boolean {
  return password.length >= 6 && password.length <= 30 && /\d/.test(password) && /\p{L}/u.test(password)
}

/** Creates the customer of a registration payload. */
export function createCustomer(payload: Fields): Customer {
  return {
    userId: randomUUID(),
    firstName: text(payload['firstName']),
    middleName: text(payload['middleName']),
    lastName: text(payload['lastName']),
    email: text(payload['email']),
    password: text(payload['password']),
    addressBook: [],
    favourites: [],
    customerPreference: {},
    receiveMarketingMaterials: payload['receiveMarketingMaterials'] === true,
  }
}

/** Takes over the fields of a profile update that the payload contains. */
export function updateCustomer(customer: Customer, payload: Fields): void {
  for (const name of ['firstName', 'middleName', 'lastName', 'email'] as const) {
    if (typeof payload[name] === 'string') customer[name] = text(payload[name])
  }
  const { receiveMarketingMaterials, customerPreference } = payload
  if (typeof receiveMarketingMaterials === 'boolean') customer.receiveMarketingMaterials = receiveMarketingMaterials
  if (customerPreference) customer.customerPreference = textMap(customerPreference)
}

/** Stores an address. A new default takes the mark from the others. Returns false if required fields are empty. */
export function saveAddress({ addressBook }: Customer, payload: Fields, id: string = randomUUID()): boolean {
  const entries = addressFields.map((name) => [name, text(payload[name])])
  const texts = Object.fromEntries(entries) as Record<(typeof addressFields)[number], string>
  const required = ['firstName', 'lastName', 'telephone', 'streetAddress1', 'city', 'postalCode', 'country'] as const
  if (required.some((name) => texts[name] === '')) return false
  const index = addressBook.findIndex((entry) => entry.id === id)
  if (index === -1 && addressBook.length >= addressLimit) return false
  const marks = {
    isDefaultBillingAddress: payload['isDefaultBillingAddress'] === true,
    isDefaultShippingAddress: payload['isDefaultShippingAddress'] === true,
  }
  for (const entry of addressBook) {
    if (marks.isDefaultBillingAddress) entry.isDefaultBillingAddress = false
    if (marks.isDefaultShippingAddress) entry.isDefaultShippingAddress = false
  }
  addressBook.splice(index === -1 ? addressBook.length : index, 1, { ...texts, ...marks, id })
  return true
}

function registeredCustomer(): Customer {
  const customer = createCustomer({ ...registered, firstName: 'Karin', lastName: 'Berg' })
  const address = {
    firstName: 'Karin',
    lastName: 'Berg',
    telephone: '0701234567',
    streetAddress1: 'Storgatan 1',
    city: 'Lund',
    postalCode: '22221',
    country: 'SE',
  }
  saveAddress(customer, { ...address, isDefaultBillingAddress: true, isDefaultShippingAddress: true }, 'address-1')
  saveAddress(customer, { ...address, streetAddress1: 'Sommarvägen 2', city: 'Ystad' }, 'address-2')
  return { ...customer, userId: registered.userId, favourites: ['1001', '1004'] }
}
