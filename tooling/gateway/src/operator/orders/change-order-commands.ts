import { typedCommand } from '../../failures/typed-command.ts'
import { changeOrder, type Order } from '../../orders/change-order.ts'
import { findOrder } from './find-order.ts'
import type { ChangingCommand } from '../operator-command.ts'
import { UsageError } from '../usage-error.ts'

const MAX_TRACKING_LENGTH = 60

const only = (others: readonly string[]) => {
  if (others.length > 0) throw new UsageError()
}

const nameOf = ({ shopId, orderNumber }: Order) => `${shopId}/${orderNumber}`

/** Captures the payment of an order. When the provider confirms it, the order is shipped and the customer gets a mail. */
export const shipCommand: ChangingCommand = {
  forms: {
    '<n> [tracking number]': 'takes the money; when it is confirmed the parcel may leave and the customer is told',
  },
  plan: async (db, [named, tracking = '', ...others], { shopId }) => {
    only(others)
    if (tracking.length > MAX_TRACKING_LENGTH || !/^[\w .-]*$/.test(tracking)) {
      throw new UsageError(
        `A tracking number has at most ${MAX_TRACKING_LENGTH} letters, digits, spaces, dots and dashes.`,
      )
    }
    const order = await findOrder(db, { named, shopId })
    return {
      consequence: `Order ${nameOf(order)} is charged; when that is confirmed it is shipped, and the customer told.`,
      subject: nameOf(order),
      run: async () => {
        const { orderNumber } = order
        const change = await changeOrder(db, order, 'ship', tracking.trim())
        if (change === 'done') return `Order ${orderNumber} is shipped.`
        return `The money of order ${orderNumber} is asked for. Send the parcel when the order is complete: ${typedCommand(`order ${orderNumber}`)}`
      },
    }
  },
}

/** Releases the payment of an unshipped order. Once the provider confirms it, the order is cancelled and a mail is sent. */
export const cancelCommand: ChangingCommand = {
  forms: { '<n>': 'releases the money of an order that is not shipped; then it is cancelled and the customer told' },
  plan: async (db, [named, ...others], { shopId }) => {
    only(others)
    const order = await findOrder(db, { named, shopId })
    return {
      consequence: `Order ${nameOf(order)} is called off: when its money is released it is cancelled, and the customer told.`,
      subject: nameOf(order),
      run: async () => {
        const change = await changeOrder(db, order, 'cancel')
        return change === 'done'
          ? `Order ${order.orderNumber} is cancelled.`
          : `Order ${order.orderNumber} is being cancelled; the customer is told when the money is released.`
      },
    }
  },
}

/** Refunds a shipped order. When the provider confirms it, the customer gets a mail. */
export const refundCommand: ChangingCommand = {
  forms: { '<n>': 'gives the money of a shipped order back; the customer is told when it is done' },
  plan: async (db, [named, ...others], { shopId }) => {
    only(others)
    const order = await findOrder(db, { named, shopId })
    return {
      consequence: `The money of order ${nameOf(order)} goes back to the customer.`,
      subject: nameOf(order),
      run: async () => {
        await changeOrder(db, order, 'refund')
        return `Order ${order.orderNumber} is being refunded.`
      },
    }
  },
}
