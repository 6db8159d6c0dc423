import { adyenCalls } from './adyen.ts'
import { klarnaCalls } from './klarna.ts'
import { netsCalls } from './nets.ts'

/** The calls of all payment providers. */
export const providerCalls = { ...adyenCalls, ...klarnaCalls, ...netsCalls }
