import { emptyAddress, toNewAddress } from '@shop/domain/address/address-conversion.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { anonymousProfile } from '@shop/domain/account/session.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefilled, saveAddresses, usableEntries } from './saved-addresses.ts'

const entryOf = (id: string, changes: Partial<AddressBookEntry> = {}): AddressBookEntry => ({
  ...toNewAddress({ ...emptyAddress('DK'), addressLine1: `Strandvejen ${id}` }),
  id,
  ...changes,
})
const draft = {
  invoiceAddress: emptyAddress('DK'),
  deliveryAddress: emptyAddress('DK'),
  shipToDifferentAddress: false,
}
const inger = {
  ...anonymousProfile('u-1'),
  firstName: 'Inger',
  middleName: 'M.',
  lastName: 'Kjærgaard',
  email: 'inger@example.dk',
}
const home = entryOf('1')
const billing = entryOf('2', { isDefaultBillingAddress: true })
const shipping = entryOf('3', { isDefaultShippingAddress: true })

/** An address book with one entry. `save` runs when another one is saved. */
function openBook(save: () => Promise<void> = async () => undefined) {
  const saved: string[] = []
  const addressBook = [home]
  const customer = {
    addressBook: () => addressBook,
    saveAddress: async (address: Omit<AddressBookEntry, 'id'>) => {
      await save()
      saved.push(address.streetAddress1)
      addressBook.push({ ...address, id: String(addressBook.length + 1) })
    },
  }
  return { saved, customer }
}
const typedAt = (addressLine1: string) => ({ ...emptyAddress('DK'), addressLine1 })

describe('the saved addresses at checkout', () => {
  beforeEach(() => void vi.useFakeTimers())

  it('[CHK-11] offers the entries of countries that the shop delivers to, and all where it names none', () => {
    const abroad = entryOf('4', { country: 'NO' })
    const book = { addressBook: [home, abroad, entryOf('5', { country: 'toString' })] }
    expect(usableEntries(book, { supportedCountries: { DK: 'Danmark', SE: 'Sverige' } })).toEqual([home])
    expect(usableEntries(book, { supportedCountries: {} })).toEqual(book.addressBook)
  })

  it('[CHK-04] fills an untouched form with the default addresses, and the email of the customer', () => {
    expect(prefilled(draft, inger, [home, shipping, billing])).toMatchObject({
      invoiceAddress: { id: '2', addressLine1: 'Strandvejen 2', email: 'inger@example.dk' },
      deliveryAddress: { id: '3', addressLine1: 'Strandvejen 3', email: '' },
      shipToDifferentAddress: true,
    })
  })

  it('[CHK-04] uses one address for both where only one default is known or both are the same', () => {
    const both = entryOf('6', { isDefaultBillingAddress: true, isDefaultShippingAddress: true })
    for (const entries of [[home, shipping], [home, billing], [both]]) {
      const values = prefilled(draft, inger, entries)
      expect(Object.keys(values)).toEqual(['invoiceAddress'])
      expect(values.invoiceAddress?.id).toBe(entries.at(-1)?.id)
    }
  })

  it('[CHK-04] fills in name and email where no address is a default', () => {
    expect(prefilled(draft, inger, [home])).toEqual({
      invoiceAddress: {
        ...emptyAddress('DK'),
        firstName: 'Inger',
        middleName: 'M.',
        lastName: 'Kjærgaard',
        email: 'inger@example.dk',
      },
    })
  })

  it('[CHK-32] changes nothing that was typed, and nothing of a delivery elsewhere', () => {
    const typed = { ...draft, invoiceAddress: { ...draft.invoiceAddress, city: 'Aarhus' } }
    expect(prefilled(typed, inger, [billing])).toEqual({})
    expect(prefilled({ ...draft, shipToDifferentAddress: true }, inger, [billing])).toEqual({})
    const blanks = { ...draft, invoiceAddress: { ...draft.invoiceAddress, city: '  ', countryCode: 'SE' } }
    expect(prefilled(blanks, inger, [billing])).toHaveProperty('invoiceAddress.id', '2')
  })

  it('[CHK-12] saves each new address once, and none that the book holds already', async () => {
    const { saved, customer } = openBook()
    const typed = [typedAt('strandvejen 1'), typedAt('Skovvej 3'), typedAt('Skovvej 3'), typedAt('Havnen 9')]
    expect(await saveAddresses(customer, typed)).toBe(true)
    expect(saved).toEqual(['Skovvej 3', 'Havnen 9'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[CHK-19] does not hold up the order when an address cannot be saved', async () => {
    const { saved, customer } = openBook(() => Promise.reject(new Error('The book is full')))
    expect(await saveAddresses(customer, [typedAt('Skovvej 3'), typedAt('Havnen 9')])).toBe(false)
    expect(saved).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('[CHK-19] does not hold up the order when the address book never answers', async () => {
    const { customer } = openBook(() => new Promise(() => undefined))
    const saving = saveAddresses(customer, [typedAt('Skovvej 3')])
    await vi.runAllTimersAsync()
    expect(await saving).toBe(false)
  })
})
