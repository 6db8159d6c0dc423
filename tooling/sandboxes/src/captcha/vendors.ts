/** A pair of test keys. They belong to no account. */
export interface KeyPair {
  siteKey: string
  secret: string
  /** Accepts, refuses, or reports every token as used. */
  behaviour: 'pass' | 'block' | 'spent'
}

/** The vendors that a shop can use: the paths of script and verification, and the test keys that they publish. */
export const VENDORS = {
  turnstile: {
    scriptPath: '/turnstile/v0/api.js',
    verifyPath: '/turnstile/v0/siteverify',
    lifetimeSeconds: 300,
    keys: [
      { siteKey: '1x00000000000000000000AA', secret: '1x0000000000000000000000000000000AA', behaviour: 'pass' },
      { siteKey: '2x00000000000000000000AB', secret: '2x0000000000000000000000000000000AA', behaviour: 'block' },
      { siteKey: '3x00000000000000000000FF', secret: '3x0000000000000000000000000000000AA', behaviour: 'spent' },
    ],
  },
  hcaptcha: {
    scriptPath: '/hcaptcha/1/api.js',
    verifyPath: '/hcaptcha/siteverify',
    lifetimeSeconds: 120,
    keys: [
      {
        siteKey: '10000000-ffff-ffff-ffff-000000000001',
        secret: '0x0000000000000000000000000000000000000000',
        behaviour: 'pass',
      },
    ],
  },
  recaptcha: {
    scriptPath: '/recaptcha/api.js',
    verifyPath: '/recaptcha/api/siteverify',
    lifetimeSeconds: 120,
    keys: [
      {
        siteKey: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI',
        secret: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
        behaviour: 'pass',
      },
    ],
  },
} as const satisfies Record<string, { keys: readonly KeyPair[]; [more: string]: unknown }>
export type VendorName = keyof typeof VENDORS

export const VENDOR_NAMES = ['turnstile', 'hcaptcha', 'recaptcha'] as const satisfies readonly VendorName[]

/** Finds the pair of keys with a site key or a secret. */
export const keysOf = (vendor: VendorName, key: string): KeyPair | undefined => {
  const keys: readonly KeyPair[] = VENDORS[vendor].keys
  return keys.find(({ siteKey, secret }) => siteKey === key || secret === key)
}
