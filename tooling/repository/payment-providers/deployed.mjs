import { randomBytes } from 'node:crypto'

const random = (bytes = 16) => randomBytes(bytes).toString('hex')

/** The keys on which a deployed gateway and the sandboxes must agree. Others in each run. */
export const PROVIDER_KEYS = {
  NETS_SECRET_KEY: random(),
  KCO_USERNAME: 'packaged-klarna',
  KCO_PASSWORD: random(),
  ADYEN_API_KEY: random(),
  ADYEN_MERCHANT_ACCOUNT: 'PackagedShop',
  ADYEN_HMAC_KEY: random(32),
}

/** What a deployed gateway needs beside them. */
export const PROVIDER_SECRETS = {
  NETS_CHECKOUT_KEY: random(),
  NETS_WEBHOOK_AUTH: random(),
  ADYEN_CLIENT_KEY: `test_${random()}`,
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
