import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openCheckout } from '../../testing/open-checkout-page.tsx'

const privacy = { flags: { showPrivacyPolicyConsent: true } }
const placeOrder = () => screen.findByRole('button', { name: 'Place order' })
const marked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[aria-invalid=true]')].map(({ name }) => name)

describe('a checkout without texts', () => {
  it('[CHK-15] [CHK-16] [CHK-33] names its boxes and its button where the gateway has no texts', async () => {
    openCheckout({ ...privacy, messages: {} })
    expect((await placeOrder()).textContent).toBe('Place order')
    expect(screen.getByRole('checkbox', { name: 'I accept the terms and conditions' })).toBeTruthy()
    expect(screen.getByRole('checkbox', { name: 'I have read the privacy policy' })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/\(\s*\)/)
  })

  it.each([
    ['by its own text', {}, 'Please '],
    ['by the text that the documents name', { RequiredFieldHelperText: 'Udfyld feltet' }, 'Udfyld feltet'],
  ])(
    '[CHK-15] [CHK-16] [CHK-29] says what is missing %s where its own text is missing',
    async (_how, messages, text) => {
      const { user } = openCheckout({ ...privacy, messages })
      await user.click(await placeOrder())
      const summary = await screen.findByRole('alert')
      expect(document.activeElement).toBe(summary)
      expect(summary.textContent).toContain('Sorry, something went wrong')
      expect(marked()).toEqual(
        expect.arrayContaining([
          'invoiceAddress.firstName',
          'invoiceAddress.email',
          'consents.terms',
          'consents.privacy',
        ]),
      )
      const links = within(summary).getAllByRole('link')
      expect(links).toHaveLength(marked().length)
      await waitFor(() => links.forEach((link) => expect(link.textContent).toContain(text)))
    },
  )

  it('[CHK-22] [ERR-04] says that something went wrong where a refusal has no text', async () => {
    const { user } = openCheckout({
      messages: {},
      remembered: {
        invoiceAddress: {
          firstName: 'Dorothy',
          lastName: 'Ashworth',
          email: 'dorothy@example.com',
          phoneNumber: '01423 555 010',
          addressLine1: '12 Orchard Lane',
          postalCode: 'HG1 4QT',
          city: 'Harrogate',
          countryCode: 'GB',
        },
      },
      answer: ({ path }) =>
        path === '/api/cart/initialize-transaction' ? { errorKeys: ['not-enough-in-stock'] } : undefined,
    })
    await user.click(await screen.findByRole('checkbox', { name: /terms/ }))
    await user.click(await placeOrder())
    await waitFor(() => expect(screen.getAllByText('Sorry, something went wrong').length).toBeGreaterThan(1))
  })
})
