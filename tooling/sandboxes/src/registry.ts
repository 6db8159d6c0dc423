import { createAdyenSandbox } from './adyen/sandbox.ts'
import { createCaptchaSandbox } from './captcha/sandbox.ts'
import { createConsentSandbox } from './consent/sandbox.ts'
import { createKlarnaSandbox } from './klarna/sandbox.ts'
import { createMailboxSandbox } from './mailbox/sandbox.ts'
import { createNetsSandbox } from './nets/sandbox.ts'
import { createPaymentLogosSandbox } from './payment-logos/sandbox.ts'
import type { CreateSandbox } from './sandbox.ts'
import { createTagManagerSandbox } from './tag-manager/sandbox.ts'

/** Every sandbox, in the order of the overview. To add one, create a folder with a `sandbox.ts` and list it here. */
export const registry: readonly CreateSandbox[] = [
  createNetsSandbox,
  createKlarnaSandbox,
  createAdyenSandbox,
  createPaymentLogosSandbox,
  createMailboxSandbox,
  createCaptchaSandbox,
  createConsentSandbox,
  createTagManagerSandbox,
]
