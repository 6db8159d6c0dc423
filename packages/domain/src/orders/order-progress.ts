import * as v from 'valibot'
import { identifier, maybe } from '../reading/parse.ts'

const OUTCOMES = ['cancelled', 'refunded'] as const

const NUMBER_LENGTH = 100
const ADDRESS_LENGTH = 2000

/** An address that a link may lead to outside the shop. */
const secureAddress = v.pipe(v.string(), v.maxLength(ADDRESS_LENGTH), v.regex(/^https:\/\/[\w-]+\.\S+$/))

/** A parcel that is on its way. */
const parcelSchema = v.object({
  trackingNumber: v.pipe(identifier, v.trim(), v.nonEmpty(), v.maxLength(NUMBER_LENGTH)),
  /** The carrier's page about this parcel, where the gateway knows the carrier. */
  trackingUrl: v.fallback(maybe(secureAddress), undefined),
})
export type Parcel = v.InferOutput<typeof parcelSchema>

/** Ours, optional, on each order: what its status does not say. What cannot be read counts as absent. */
export const orderProgress = {
  /** How the order ended, if its goods or its money went back. */
  outcome: v.fallback(maybe(v.picklist(OUTCOMES)), undefined),
  /** How to follow the order, once it has left with a tracking number. */
  parcel: v.fallback(maybe(parcelSchema), undefined),
}
export type OrderOutcome = v.InferOutput<typeof orderProgress.outcome>
