import type { ThirdParty } from '../../../runtime/third-parties/third-parties.ts'

const FORM_HOSTS = ['https://checkoutshopper-live.adyen.com', 'https://checkoutshopper-test.adyen.com']
const FILE_HOSTS = ['https://checkoutshopper-live.cdn.adyen.com', 'https://checkoutshopper-test.cdn.adyen.com']
const COUNTING_HOSTS = ['https://checkoutanalytics-live.adyen.com', 'https://checkoutanalytics-test.adyen.com']

/** Whose form it is. Its script is part of the shop's own files, so that none of its hosts may run one. */
export const adyenHosts: ThirdParty = {
  owner: 'Adyen',
  reason: 'takes card details in frames of its own, so that they never touch the shop',
  origins: [],
  calls: [...FORM_HOSTS, ...FILE_HOSTS, ...COUNTING_HOSTS],
  pictures: [...FORM_HOSTS, ...FILE_HOSTS],
  frames: FORM_HOSTS,
  framesBanks: true,
}
