import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AddressBookEntry } from '@shop/domain/address.ts'
import { customers } from '../database/schema.ts'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createShopper, type Shopper } from '../testing/shopper.ts'

let gateway: TestGateway
let customer: Shopper
beforeAll(async () => {
  gateway = await createTestGateway()
  customer = createShopper(gateway.fetch)
  const login = { email: 'new@example.com', password: 'Hearing2026' }
  customer.useToken((await customer.call('POST', '/v1.0/authenticate', login)).body.access_token)
})
afterAll(() => gateway.close())

const isNew = eq(customers.email, 'new@example.com')
beforeEach(() => gateway.database.db.update(customers).set({ addressBook: [] }).where(isNew))

const home = {
  firstName: 'Inger',
  lastName: 'Sørensen',
  telephone: '39 62 00 14',
  streetAddress1: 'Strandvejen 112',
  city: 'Hellerup',
  postalCode: ' 2900 ',
  country: 'DK',
}
const add = (changes: object = {}) => customer.call('POST', '/v1.0/me/address-book', { ...home, ...changes })
const defaultsOf = (addressBook: AddressBookEntry[]) =>
  addressBook.map((entry) => [entry.isDefaultBillingAddress, entry.isDefaultShippingAddress])

it('adds an address, trimmed, and answers with the whole profile [API-33] [CHK-12]', async () => {
  const { status, body } = await add()
  expect(status).toBe(200)
  expect(body).toMatchObject({ email: 'new@example.com', isAuthenticated: true })
  expect(body.addressBook).toEqual([
    {
      ...home,
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      postalCode: '2900',
      middleName: '',
      company: '',
      fax: '',
      streetAddress2: '',
      isDefaultBillingAddress: false,
      isDefaultShippingAddress: false,
    },
  ])
})

it('has one default address of each kind', async () => {
  await add({ isDefaultBillingAddress: true, isDefaultShippingAddress: true })
  const { body } = await add({ isDefaultShippingAddress: true })
  expect(defaultsOf(body.addressBook)).toEqual([
    [true, false],
    [false, true],
  ])
})

it('says by codes what is wrong with an address', async () => {
  const { status, body } = await add({ lastName: ' ', postalCode: '1', country: 'FR' })
  expect(status).toBe(400)
  expect(body.errors).toEqual(['invalid-last-name', 'country-not-supported'].map((errorCode) => ({ errorCode })))
  expect((await add({ city: 'x'.repeat(201) })).body.errorCode).toBe('invalid-city')
})

it('loses none when two are added at the same time, and ends at fifty', async () => {
  await Promise.all(['Hellerup', 'Aarhus'].map((city) => add({ city })))
  const { body } = await add({ city: 'Odense' })
  expect(body.addressBook).toHaveLength(3)
  const [entry] = body.addressBook
  await gateway.database.db
    .update(customers)
    .set({ addressBook: Array(50).fill(entry) })
    .where(isNew)
  expect(await add()).toMatchObject({ status: 400, body: { errorCode: 'too-many-addresses' } })
})
