import type { ThirdParty } from '../../../runtime/third-parties/third-parties.ts'

/** The hosts of Nets' form, and of the script that it loads for Apple Pay. */
export const netsHosts: ThirdParty = {
  owner: 'Nexi (Nets Easy)',
  reason: 'takes card details in its own frame, so that they never touch the shop',
  origins: [
    'https://checkout.dibspayment.eu',
    'https://test.checkout.dibspayment.eu',
    'https://applepay.cdn-apple.com',
  ],
}
