import * as v from 'valibot'
import { identifier, maybe } from '../reading/parse.ts'

const OUTCOMES = ['cancelled', 'refunded'] as const

const NUMBER_LENGTH = 100
const ADDRESS_LENGTH = 2000

/** The address of a link that leads out of the shop: HTTPS only. */
const secureAddress = v.pipe(v.string(), v.maxLength(ADDRESS_LENGTH), v.regex(/^https:\/\/[\w-]+\.\S+$/))

/** A parcel that was sent. */
const parcelSchema = v.object({
  trackingNumber: v.pipe(identifier, v.trim(), v.nonEmpty(), v.maxLength(NUMBER_LENGTH)),
  /** The carrier's page for this parcel, if the gateway knows the carrier. */
  trackingUrl: v.fallback(maybe(secureAddress), undefined),
})
export type Parcel = v.InferOutput<typeof parcelSchema>

/** Fields of an order that are ours and optional: its status does not say this. An unreadable value counts as absent. */
export const orderProgress = {
  /** Whether the order was cancelled or refunded. */
  outcome: v.fallback(maybe(v.picklist(OUTCOMES)), undefined),
  /** The parcel, once it was sent with a tracking number. */
  parcel: v.fallback(maybe(parcelSchema), undefined),
}
export type OrderOutcome = v.InferOutput<typeof orderProgress.outcome>
