/** Adyen's environments by the names of its SDK: one for tests, and one for each processing region. */
export const ADYEN_ENVIRONMENTS = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea'] as const
export type AdyenEnvironment = (typeof ADYEN_ENVIRONMENTS)[number]
