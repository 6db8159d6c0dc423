import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { createShopper, type Shopper, useTestGateway } from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'
import { MAX_ADDRESSES } from './address-book.ts'

const gateway = useTestGateway()
let customer: Shopper

const isNew = eq(customers.email, 'new@example.com')

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
const edit = (id: string, changes: object = {}) =>
  customer.call('POST', `/v1.0/me/address-book/${id}`, { ...home, ...changes })
const remove = (id: string) => customer.call('DELETE', `/v1.0/me/address-book/${id}`)
const addedId = async (): Promise<string> => (await add()).body.addressBook.at(-1).id
const defaultsOf = (addressBook: AddressBookEntry[]) =>
  addressBook.map((entry) => [entry.isDefaultBillingAddress, entry.isDefaultShippingAddress])

describe('the address book', () => {
  beforeAll(async () => {
    customer = createShopper(gateway.fetch)
    await customer.logIn('new@example.com')
  })
  beforeEach(() => gateway.db.update(customers).set({ addressBook: [] }).where(isNew))

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
        isDefaultBillingAddress: true,
        isDefaultShippingAddress: true,
      },
    ])
  })

  it('has one default address of each kind: the first, until another one is asked for', async () => {
    await add()
    const { body } = await add({ isDefaultShippingAddress: true })
    expect(defaultsOf(body.addressBook)).toEqual([
      [true, false],
      [false, true],
    ])
  })

  it('replaces an address, also to make it the default [API-34] [ACC-13]', async () => {
    const [first, second] = [await addedId(), await addedId()]
    const { status, body } = await edit(second, { city: ' Aarhus ', postalCode: '8000', isDefaultBillingAddress: true })
    expect(status).toBe(200)
    expect(body.addressBook).toMatchObject([
      { id: first, city: 'Hellerup' },
      { id: second, city: 'Aarhus', postalCode: '8000', streetAddress1: home.streetAddress1 },
    ])
    expect(defaultsOf(body.addressBook)).toEqual([
      [false, true],
      [true, false],
    ])
    // A default stays until another address becomes it.
    expect(defaultsOf((await edit(second)).body.addressBook)[1]).toEqual([true, false])
    expect((await edit(second, { telephone: ' ' })).body).toMatchObject({ errorCode: 'invalid-telephone' })
  })

  it('keeps its default when the addresses around it change', async () => {
    const first = await addedId()
    const both = { isDefaultBillingAddress: true, isDefaultShippingAddress: true }
    const [, third] = [(await add(both)).body, await addedId()]
    const answers = [await edit(first), await edit(third), await add()]
    const [neither, chosen] = [
      [false, false],
      [true, true],
    ]
    expect(answers.map(({ body }) => defaultsOf(body.addressBook))).toEqual([
      [neither, chosen, neither],
      [neither, chosen, neither],
      [neither, chosen, neither, neither],
    ])
  })

  it('deletes an address; of a default, the first remaining one takes its place [API-35]', async () => {
    const [first, second, third] = [await addedId(), await addedId(), await addedId()]
    expect((await remove(second)).body.addressBook).toMatchObject([{ id: first }, { id: third }])
    const { body } = await remove(first)
    expect(body.addressBook.map(({ id }: AddressBookEntry) => id)).toEqual([third])
    expect(defaultsOf(body.addressBook)).toEqual([[true, true]])
    expect(await remove(first)).toMatchObject({ status: 404, body: { errorCode: 'not-found' } })
    expect((await remove(third)).body.addressBook).toEqual([])
  })

  it('answers 404 for another customer’s address, as for an unknown one', async () => {
    const foreign = { ...home, id: randomUUID(), isDefaultBillingAddress: true, isDefaultShippingAddress: true }
    const isDemo = eq(customers.email, 'demo@example.com')
    await gateway.db
      .update(customers)
      .set({ addressBook: [foreign] as AddressBookEntry[] })
      .where(isDemo)
    const own = await addedId()
    for (const id of [foreign.id, randomUUID(), 'x', '__proto__']) {
      for (const answer of [await edit(id, { city: 'Aarhus' }), await remove(id)]) {
        expect(answer).toMatchObject({ status: 404, body: { errorCode: 'not-found' } })
      }
    }
    const { body } = await edit(own)
    expect(body.addressBook).toMatchObject([{ id: own, city: home.city }])
    const kept = await gateway.db.select({ addressBook: customers.addressBook }).from(customers).where(isDemo)
    expect(kept.map(({ addressBook }) => addressBook)).toContainEqual([foreign])
  })

  it('answers with a code for each wrong field', async () => {
    const { status, body } = await add({ lastName: ' ', postalCode: '1', country: 'FR' })
    expect(status).toBe(400)
    expect(body.errors).toEqual(['invalid-last-name', 'country-not-supported'].map((errorCode) => ({ errorCode })))
    expect((await add({ city: 'x'.repeat(201) })).body.errorCode).toBe('invalid-city')
  })

  it('has one default of each kind after parallel changes', async () => {
    const ids = [await addedId(), await addedId(), await addedId(), await addedId()]
    await Promise.all([
      ...ids.map((id) => edit(id, { isDefaultBillingAddress: true, isDefaultShippingAddress: true })),
      add({ isDefaultBillingAddress: true }),
      remove(ids[0] ?? ''),
    ])
    const { addressBook } = (await add()).body
    expect(addressBook).toHaveLength(5)
    const defaults = defaultsOf(addressBook)
    expect([0, 1].map((kind) => defaults.filter((of) => of[kind]).length)).toEqual([1, 1])
  })

  it('keeps both of two parallel additions, and is limited to fifty', async () => {
    await Promise.all(['Hellerup', 'Aarhus'].map((city) => add({ city })))
    const { body } = await add({ city: 'Odense' })
    expect(body.addressBook).toHaveLength(3)
    await gateway.db
      .update(customers)
      .set({ addressBook: Array(MAX_ADDRESSES).fill(body.addressBook[0]) })
      .where(isNew)
    expect(await add()).toMatchObject({ status: 400, body: { errorCode: 'too-many-addresses' } })
  })
})
