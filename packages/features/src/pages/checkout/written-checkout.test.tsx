import { profile } from '@shop/api-client/fixtures/account.ts'
import { act, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { configuration } from '../../testing/open-checkout-page.tsx'
import { StoryShop, storyShop, type StoryShopOptions } from '../../testing/story-shop.tsx'
import { CheckoutPage } from './checkout-page.tsx'

let root: Root | undefined

const pageOf = (options: StoryShopOptions) => (
  <StoryShop shop={storyShop({ configuration, ...options })} address="/checkout" path="/checkout">
    <CheckoutPage />
  </StoryShop>
)
const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!
const type = (name: string, value: string) => (input(name).value = value)

/** The page as the server sends it, used by a visitor, and then hydrated in that visitor's browser. */
async function hydrate(options: StoryShopOptions, visit: () => void = () => undefined) {
  document.body.innerHTML = `<div id="root">${renderToString(pageOf({}))}</div>`
  visit()
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await act(async () => {
    root = hydrateRoot(document.getElementById('root')!, pageOf(options))
  })
  expect(complaints.mock.calls).toEqual([])
  complaints.mockRestore()
}

describe('the checkout as the server writes it', () => {
  afterEach(() => {
    act(() => root?.unmount())
    root = undefined
    document.body.innerHTML = ''
  })

  it('[CHK-39] has the form of an anonymous visitor, without costs, lines and choices', () => {
    document.body.innerHTML = renderToString(
      pageOf({ flags: { showPrivacyPolicyConsent: true }, remembered: { invoiceAddress: { city: 'Ripon' } } }),
    )
    expect(input('invoiceAddress.email').autocomplete).toBe('billing email')
    expect(
      [...document.querySelectorAll('input')].filter(
        ({ checked, value, type: kind }) => checked || (value && kind === 'text'),
      ),
    ).toEqual([])
    expect(document.querySelectorAll('[name=shippingMethod], [name^="consents."]')).toHaveLength(4)
    expect(document.body.textContent).toContain('Continue to payment')
    expect(document.body.textContent).not.toMatch(/£|Article/)
    expect(document.querySelector('form#checkout')?.getAttribute('method')).toBe('post')
  })

  it('[CHK-39] [CHK-09] hydrates without a complaint, keeps what was typed, its caret and what was remembered', async () => {
    const tab = storyShop({ remembered: { invoiceAddress: { city: 'Ripon', firstName: 'Ann' } } }).platform
      .sessionStorage
    await hydrate({ tab }, () => {
      type('invoiceAddress.firstName', 'Dorothy')
      input('invoiceAddress.firstName').focus()
      input('invoiceAddress.firstName').setSelectionRange(3, 3)
    })
    const firstName = input('invoiceAddress.firstName')
    expect(document.activeElement).toBe(firstName)
    expect([firstName.value, firstName.selectionStart]).toEqual(['Dorothy', 3])
    expect(input('invoiceAddress.city').value).toBe('Ripon')
    expect(JSON.parse(tab.read('invoiceAddress') ?? '')).toMatchObject({ firstName: 'Dorothy', city: 'Ripon' })
  })

  it('[CHK-39] [CHK-11] fills in a customer’s address, unless something was typed', async () => {
    const customer = { ...profile, userId: 'dorothy' }
    await hydrate({ customer })
    expect(input('invoiceAddress.addressLine1').value).toBe('12 Orchard Lane')
    expect(screen.getByLabelText('Choose from your address book')).toBeTruthy()
    act(() => root?.unmount())
    await hydrate({ customer }, () => type('invoiceAddress.addressLine1', '1 New Road'))
    expect(input('invoiceAddress.addressLine1').value).toBe('1 New Road')
    expect(input('invoiceAddress.city').value).toBe('')
  })
})
