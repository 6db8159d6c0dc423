/** What a pair of test keys does: let pass, let nobody pass, or find every answer used already. */
type Behaviour = 'pass' | 'block' | 'spent'

/** A pair of keys as the vendors publish them for tests; they stand in no relation to anybody's account. */
export interface KeyPair {
  siteKey: string
  secret: string
  behaviour: Behaviour
}

/** A vendor of captchas: what differs between them on the server. */
export interface Vendor {
  /** Where its script and its check are, below the sandbox's origin. */
  scriptPath: string
  verifyPath: string
  lifetimeSeconds: number
  keys: readonly KeyPair[]
}

/** The three vendors that a shop may name. */
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
} as const satisfies Record<string, Vendor>
export type VendorName = keyof typeof VENDORS

/** All of them by name. */
export const VENDOR_NAMES = ['turnstile', 'hcaptcha', 'recaptcha'] as const satisfies readonly VendorName[]

/** The keys that belong to a site key or a secret; nothing for those that the vendor does not know. */
export const keysOf = (vendor: VendorName, key: string): KeyPair | undefined => {
  const { keys }: Vendor = VENDORS[vendor]
  return keys.find(({ siteKey, secret }) => siteKey === key || secret === key)
}
