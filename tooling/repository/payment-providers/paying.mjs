const encrypted = (digits) => `sandbox$${btoa(digits)}`
const CARD = {
  paymentMethod: {
    type: 'scheme',
    holderName: 'Inger Holm',
    encryptedCardNumber: encrypted('4111111111111111'),
    encryptedExpiryMonth: encrypted('03'),
    encryptedExpiryYear: encrypted('2030'),
    encryptedSecurityCode: encrypted('737'),
  },
}

/**
 * The payment in each shop: the calls of the shop's page, and the customer's steps at the provider. `open`: what the page
 * asks before anything can be paid. `comeBack`: what the confirmation page asks first, where that is more than how the
 * transaction stands.
 */
export const PAYING = [
  {
    shop: 'product_global',
    countryCode: 'DK',
    provider: 'Adyen',
    open: ({ get }) => get('/payments/paymentMethods'),
    pay: async ({ ids, post }) => {
      const { status } = await post('/payments/initializePayment', { ...ids, data: CARD })
      if (!['Succeeded', 'Pending'].includes(status)) throw new Error(`Adyen answered ${status}`)
    },
  },
  {
    shop: 'phonicear_dk',
    countryCode: 'DK',
    provider: 'Nets',
    open: ({ get }) => get('/nets'),
    pay: async ({ get, sandbox }) => {
      const { paymentId } = await get('/nets')
      await sandbox(`/__sandbox/nets/payments/${paymentId}/complete`, {})
    },
  },
  {
    shop: 'horselbutik_se',
    countryCode: 'SE',
    provider: 'Klarna',
    open: ({ get }) => get('/klarna'),
    pay: async ({ get, sandbox, email }) => {
      const { dropInHtml } = await get('/klarna')
      const id = /\/checkout\/orders\/(\w+)/.exec(dropInHtml)?.[1]
      const purchase = { method: 'invoice', approved: true, address: { email } }
      const { kind } = await sandbox(`/checkout/orders/${id}/buy`, purchase)
      // Klarna sells nothing while the gateway cannot validate the order.
      if (kind !== 'complete') throw new Error(`Klarna answered ${kind}`)
    },
    comeBack: ({ ids, get }) => get('/klarna/order', ids),
  },
]

/** Where the sandboxes send webhooks whose address a provider's customer area holds. @param {string} gatewayUrl */
export const webhookEnvironment = (gatewayUrl) => ({ ADYEN_WEBHOOK_URL: `${gatewayUrl}/webhooks/adyen` })
