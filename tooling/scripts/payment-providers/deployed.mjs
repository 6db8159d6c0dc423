/** The keys on which a deployed gateway and the sandboxes must agree. */
export const PROVIDER_KEYS = {
  NETS_SECRET_KEY: 'packaged-nets-secret',
  KCO_USERNAME: 'packaged-klarna',
  KCO_PASSWORD: 'packaged-klarna-secret',
  ADYEN_API_KEY: 'packaged-adyen-key',
  ADYEN_MERCHANT_ACCOUNT: 'PackagedShop',
  ADYEN_HMAC_KEY: 'A1'.repeat(32),
}

/** What a deployed gateway needs beside them. */
export const PROVIDER_SECRETS = {
  NETS_CHECKOUT_KEY: 'packaged-nets-checkout',
  NETS_WEBHOOK_AUTH: 'packagedNetsWebhook',
  ADYEN_CLIENT_KEY: 'test_packaged',
}

/**
 * The variables that lead a deployed gateway to the sandboxes.
 * @param {{ api: string, browser: string }} sandbox its origin for the gateway and for browsers
 */
export const providerAddresses = ({ api, browser }) => ({
  NETS_API_BASE: `${api}/nexi`,
  NETS_CHECKOUT_JS: `${browser}/v1/checkout.js?v=1`,
  KCO_API_BASE: `${api}/kustom`,
  ADYEN_API_BASE: `${api}/adyen/v72`,
})
