import type { ThirdParty } from '../../../runtime/third-parties/third-parties.ts'

/** Whose script draws the form, and whose it loads where a device may pay with Apple Pay. */
export const netsHosts: ThirdParty = {
  owner: 'Nexi (Nets Easy)',
  reason: 'takes card details in its own frame, so that they never touch the shop',
  origins: [
    'https://checkout.dibspayment.eu',
    'https://test.checkout.dibspayment.eu',
    'https://applepay.cdn-apple.com',
  ],
}
