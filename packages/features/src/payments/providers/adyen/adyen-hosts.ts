import type { ThirdParty } from '../../../runtime/third-parties/third-parties.ts'
import { ADYEN_ENVIRONMENTS } from './adyen-environments.ts'

const FORM_HOSTS = ADYEN_ENVIRONMENTS.map((name) => `https://checkoutshopper-${name}.adyen.com`)
const FILE_HOSTS = ADYEN_ENVIRONMENTS.map((name) => `https://checkoutshopper-${name}.cdn.adyen.com`)

/** Adyen's hosts. Its script is one of the shop's own files, so no host may run scripts. */
export const adyenHosts: ThirdParty = {
  owner: 'Adyen',
  reason: 'takes card details in frames of its own, so that they never touch the shop',
  origins: [],
  calls: [...FORM_HOSTS, ...FILE_HOSTS],
  pictures: [...FORM_HOSTS, ...FILE_HOSTS],
  frames: FORM_HOSTS,
  framesAnyHost: true,
}
