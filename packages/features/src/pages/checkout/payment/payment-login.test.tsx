import { authenticate } from '@shop/api-client/fixtures/account.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getCheckoutStore } from '../../../checkout/get-checkout-store.ts'
import { logIn, openPayment, type OpenOrder } from '../../../testing/open-klarna-login.tsx'
import { watchDocuments } from '../../../testing/watch-documents.ts'

const documents = watchDocuments()

const asks = { showPrivacyPolicyConsent: true }

describe('the login at payment', () => {
  it('[PAY-04] [CHK-24] offers the login beside Klarna’s form, and begins the payment anew in the customer’s name', async () => {
    const { user, ordered } = openPayment('klarna')
    await logIn(user)
    await waitFor(() => expect(documents).toEqual(['/payments/t-2/c-2']))
    expect(ordered).toEqual([
      expect.objectContaining({
        userId: authenticate.answer.user.userId,
        invoiceAddress: expect.objectContaining({ addressLine1: '12 Orchard Lane' }),
      }),
    ])
  })

  it.each<[string, OpenOrder]>([
    ['the terms are not accepted', { consents: { terms: false, privacy: false } }],
    ['the shop asks for the privacy consent since', { flags: asks }],
    ['the account’s cart has changed the basket', { basket: '1 OTHER' }],
  ])('[CHK-15] [CHK-16] [ACC-21] a consent that is not given is not sent beside Klarna: %s', async (_why, order) => {
    const { user, ordered } = openPayment('klarna', order)
    await logIn(user)
    expect(await screen.findByText('Now at /checkout')).toBeTruthy()
    expect(ordered).toEqual([])
  })

  it('[PAY-04] leads to the checkout when the order cannot be placed again, where it is agreed to anew', async () => {
    const { user, shop } = openPayment('klarna', { started: { errorKeys: ['cart-changed'] } })
    await logIn(user)
    expect(await screen.findByText('Now at /checkout')).toBeTruthy()
    expect(documents).toEqual([])
    expect(getCheckoutStore(shop).getState().values.consents).toEqual({ terms: false, privacy: false })
  })

  it('[PAY-04] offers nothing of the kind to a customer who is logged in, nor beside the form of Nets', async () => {
    openPayment('klarna', { customer: { userId: 'dorothy' } })
    await screen.findByRole('region', { name: 'Order summary' })
    expect(screen.queryByText('Do you have an account?')).toBeNull()
    cleanup()
    openPayment('nets')
    await screen.findByRole('region', { name: 'Order summary' })
    expect(screen.queryByText('Do you have an account?')).toBeNull()
  })
})
