import { get } from '@shop/api-client/fixtures/cart.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCheckout, field, button } from '../../testing/open-checkout-page.tsx'

const ACCEPT_TERMS = 'I accept the terms and conditions'

const fieldsOf = (address: string) =>
  [...document.querySelectorAll<HTMLInputElement>(`[name^="${address}."]`)].map(({ name }) => name.split('.')[1])

describe('the checkout page', () => {
  it('[CHK-01] leads back to the cart, asks for address and delivery, and ends with the consents and one button', async () => {
    openCheckout()
    const summary = within(await screen.findByRole('region', { name: 'Order summary' }))
    expect(screen.getByRole('link', { name: 'Back to the basket' }).getAttribute('href')).toBe('/cart')
    expect(screen.getByRole('heading', { level: 1, name: 'Address and delivery' })).toBeTruthy()
    expect(await field('First name')).toBeTruthy()
    expect(screen.getByRole('group', { name: 'How should we send it?' })).toBeTruthy()
    expect(summary.getByRole('checkbox', { name: /terms/ })).toBeTruthy()
    expect(summary.getByRole('button')).toBe(await button())
  })

  it('[CHK-18] [CHK-29] [CHK-15] says all that is missing, takes the focus there and leads to each field', async () => {
    const { user } = openCheckout()
    await user.click(await button())
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    const all = 'Your address: First name, Last name, Email address, Phone, Street and number, Postcode, Town'
    await user.click(within(summary).getByRole('link', { name: all }))
    expect(document.activeElement).toBe(await field('First name'))
    expect(screen.getByText('Write your first name.')).toBeTruthy()
    expect((await field('First name')).getAttribute('aria-invalid')).toBe('true')
    expect(document.title).toMatch(/^Error: /)
    expect(within(summary).getByRole('link', { name: `${ACCEPT_TERMS}: Please tick this box to go on.` })).toBeTruthy()
  })

  it('[CHK-29] tells of a wrong e-mail on leaving its field, and keeps silent about an empty one', async () => {
    const { user } = openCheckout()
    await user.type(await field('Email address'), 'dorothy@')
    await user.tab()
    expect(await screen.findByText('Enter a full email address, like name@mail.com.')).toBeTruthy()
    await user.click(await field('First name'))
    await user.tab()
    expect(screen.queryByText('Write your first name.')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('[CHK-04] has all fields of an address', async () => {
    openCheckout()
    await field('First name')
    const all = [
      'addressLine1',
      'addressLine2',
      'city',
      'company',
      'countryCode',
      'email',
      'firstName',
      'lastName',
      'middleName',
      'phoneNumber',
      'postalCode',
    ]
    expect(new Set(fieldsOf('invoiceAddress'))).toEqual(new Set(all))
  })

  it('[CHK-05] [CHK-14] names each missing field of both addresses and the delivery, and nothing else', async () => {
    const { user } = openCheckout({
      answer: ({ path }) => (path === '/api/cart/get' ? { ...get.answer, selectedShippingType: '' } : undefined),
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Send to another address' }))
    await user.click(await button())
    const missing = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(missing.map(({ textContent }) => textContent)).toEqual([
      'Your address: First name, Last name, Email address, Phone, Street and number, Postcode, Town',
      'Delivery address: First name, Last name, Phone, Street and number, Postcode, Town',
      'Choose how we should send it.',
      `${ACCEPT_TERMS}: Please tick this box to go on.`,
    ])
    await user.click(missing[1]!)
    expect(document.activeElement).toHaveProperty('name', 'deliveryAddress.firstName')
  })

  it('[CHK-18] [CHK-15] [CHK-16] says which of two boxes is not ticked', async () => {
    const { user } = openCheckout({ flags: { showPrivacyPolicyConsent: true } })
    await user.click(await button())
    const missing = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(missing.slice(-2).map(({ textContent }) => textContent)).toEqual([
      `${ACCEPT_TERMS}: Please tick this box to go on.`,
      'I have read the privacy policy: Please tick this box to go on.',
    ])
  })

  it('[CHK-04] [CHK-07] [CHK-06] [CHK-08] asks for what this shop needs', async () => {
    openCheckout({ flags: { hideCustomerMiddleName: true, addressStreet2IsRequired: true } })
    expect(await field('Flat, floor or care of')).toHaveProperty('required', true)
    expect(screen.queryByLabelText(/Middle name/)).toBeNull()
    expect(await field('Country')).toHaveProperty('value', 'GB')
  })

  it('[CHK-10] opens an empty delivery address without an e-mail of its own', async () => {
    const { user } = openCheckout()
    await user.click(await screen.findByRole('checkbox', { name: 'Send to another address' }))
    const delivery = screen.getByRole('group', { name: 'Delivery address' })
    expect(within(delivery).getByLabelText('First name')).toHaveProperty('value', '')
    expect(within(delivery).queryByLabelText(/Email/)).toBeNull()
  })
})
