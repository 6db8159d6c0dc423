import type { ThirdParty } from '../../../runtime/third-parties/third-parties.ts'

/** Whose script draws form and confirmation: hosts of Klarna's, from which the checkout came, and of Kustom's. */
export const klarnaHosts: ThirdParty = {
  owner: 'Kustom (Klarna Checkout)',
  reason: 'takes the payment in its own frame and shows its confirmation there',
  origins: [
    'https://js.kustom.co',
    'https://js.playground.kustom.co',
    'https://js.klarna.com',
    'https://js.playground.klarna.com',
    'https://x.klarnacdn.net',
  ],
}
