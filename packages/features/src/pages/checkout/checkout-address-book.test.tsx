import { unsavedAddress } from '../../checkout/checkout-storage.ts'
import { profile } from '@shop/api-client/fixtures/account.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, fillIn, openCheckout } from '../../testing/open-checkout-page.tsx'
import { refusal } from '../../testing/fake-gateway.ts'

const home = profile.addressBook[0]!
const work: AddressBookEntry = {
  ...home,
  id: '8',
  streetAddress1: '3 Mill Road',
  city: 'Leeds',
  postalCode: 'LS1 4AP',
  isDefaultBillingAddress: false,
  isDefaultShippingAddress: false,
}
const dorothy = { userId: 'dorothy', firstName: 'Dorothy', lastName: 'Ashworth', email: 'dorothy@example.com' }

/** Opens a customer's checkout. Records what is saved and ordered. */
function open(addressBook: AddressBookEntry[], save: () => unknown = () => undefined) {
  const asked: [path: string, body: Record<string, unknown>][] = []
  const opened = openCheckout({
    customer: { ...dorothy, addressBook },
    answer: async ({ method, path, body }) => {
      if (method === 'POST') asked.push([path, body as Record<string, unknown>])
      if (path === '/api/v1.0/me/address-book') {
        return (
          (await save()) ?? {
            ...profile,
            userId: 'dorothy',
            addressBook: [...addressBook, { ...(body as object), id: 'new' }],
          }
        )
      }
      return path === '/api/cart/initialize-transaction' ? { errorKeys: ['cart-changed'] } : undefined
    },
  })
  const paths = () => asked.map(([path]) => path)
  return { ...opened, asked, paths }
}

const typed = (name: string, kind = 'invoiceAddress') =>
  document.querySelector<HTMLInputElement>(`#${kind}-${name}`)?.value
const choice = () => screen.findByLabelText<HTMLSelectElement>('Choose from your address book')
const saveBox = () => screen.findByRole('checkbox', { name: 'Save in my address book' })
const ADDRESS_BOOK = '/api/v1.0/me/address-book'
const ORDER = '/api/cart/initialize-transaction'

describe('the address book at checkout', () => {
  it('[CHK-11] begins with the default addresses, and takes any other of the address book', async () => {
    const { user } = open([home, work])
    expect(await choice()).toHaveProperty('value', '7')
    expect([typed('addressLine1'), typed('phoneNumber'), typed('email')]).toEqual([
      '12 Orchard Lane',
      '01423 555 010',
      'dorothy@example.com',
    ])
    await user.selectOptions(await choice(), 'Dorothy Ashworth, 3 Mill Road, Leeds, LS1 4AP')
    expect([typed('addressLine1'), typed('city'), typed('email')]).toEqual([
      '3 Mill Road',
      'Leeds',
      'dorothy@example.com',
    ])
    await user.selectOptions(await choice(), 'New address')
    expect([typed('addressLine1'), typed('email')]).toEqual(['', 'dorothy@example.com'])
  })

  it('[CHK-12] offers customers to save what stands in no address book yet', async () => {
    const { user } = open([home])
    await choice()
    expect(screen.queryByRole('checkbox', { name: 'Save in my address book' })).toBeNull()
    await user.type(document.querySelector('#invoiceAddress-company')!, 'Mill Ltd')
    expect(await saveBox()).toHaveProperty('checked', false)
    expect(await choice()).toHaveProperty('value', '')
  })

  it('[CHK-12] does not offer it to guests', async () => {
    const { user } = openCheckout()
    await fillIn(user)
    expect(screen.queryByRole('checkbox', { name: 'Save in my address book' })).toBeNull()
  })

  it('[CHK-12] [CHK-19] saves the address, as no default, before the order, and once however often that is tried', async () => {
    const { user, asked, paths, shop } = open([])
    await fillIn(user)
    await user.click(await saveBox())
    await user.click(await button())
    await waitFor(() => expect(paths()).toEqual([ADDRESS_BOOK, ORDER]))
    expect(asked[0]?.[1]).toMatchObject({
      streetAddress1: '12 Orchard Lane',
      country: 'GB',
      isDefaultBillingAddress: false,
      isDefaultShippingAddress: false,
    })
    expect(shop.visit.getState().user?.userProfile.addressBook).toHaveLength(1)
    expect(screen.queryByRole('checkbox', { name: 'Save in my address book' })).toBeNull()
    await user.click(await button())
    await waitFor(() => expect(paths()).toEqual([ADDRESS_BOOK, ORDER, ORDER]))
  })

  it.each<[string, () => unknown]>([
    ['refused', () => refusal('too-many-addresses')],
    ['broken', () => new Response(null, { status: 500 })],
  ])('[CHK-19] orders although the address book is %s, and notes it for the payment page', async (_, save) => {
    const { user, paths, shop } = open([], save)
    await fillIn(user)
    await user.click(await saveBox())
    await user.click(await button())
    await waitFor(() => expect(paths()).toEqual([ADDRESS_BOOK, ORDER]))
    expect(unsavedAddress.read(shop.platform)).toBe(true)
  })
})
