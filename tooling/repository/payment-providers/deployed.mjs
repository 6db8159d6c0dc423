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
