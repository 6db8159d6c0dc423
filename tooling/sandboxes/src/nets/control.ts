import * as v from 'valibot'
import { Controls } from '../control/control.ts'
import type { Nets } from './nets.ts'

const VISA = {
  paymentType: 'CARD',
  paymentMethod: 'Visa',
  cardDetails: { maskedPan: '411111******1111', expiryDate: '0330' },
} as const
const outcomeSchema = v.object({ outcome: v.optional(v.picklist(['paid', 'declined']), 'paid') })

/** The control pays or declines a payment without its window. */
export const netsControl = (nets: Nets) =>
  new Controls('/nets/payments', (id) => nets.payments.get(id)).add('complete', outcomeSchema, (payment, wanted) =>
    wanted.outcome === 'paid' ? nets.reserve(payment, VISA) : nets.decline(payment, '05'),
  ).routes
