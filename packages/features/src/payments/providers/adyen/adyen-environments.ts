/** Adyen's environments, as its SDK names them: one for tests, and one for each region in which payments are processed. */
export const ADYEN_ENVIRONMENTS = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea'] as const
export type AdyenEnvironment = (typeof ADYEN_ENVIRONMENTS)[number]
