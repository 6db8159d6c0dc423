import { changeOrder, type Order } from '../orders/change-order.ts'
import { findOrder } from './find-order.ts'
import type { ChangingCommand } from './operator-command.ts'
import { UsageError } from './usage-error.ts'

const MAX_TRACKING_LENGTH = 60

const only = (others: readonly string[], usage: string) => {
  if (others.length > 0) throw new UsageError(usage)
}

const nameOf = ({ shopId, orderNumber }: Order) => `${shopId}/${orderNumber}`

const SHIP = 'npm run gateway -- ship <n> [tracking number]'
/** Says that the parcel has left: the money is taken, and the customer told. */
export const shipCommand: ChangingCommand = {
  usage: '<n> [tracking number]',
  help: 'the parcel has left: takes the money and tells the customer',
  plan: async (db, [named, tracking = '', ...others], { shopId }) => {
    only(others, SHIP)
    if (tracking.length > MAX_TRACKING_LENGTH || !/^[\w .-]*$/.test(tracking)) {
      throw new UsageError(
        `A tracking number has at most ${MAX_TRACKING_LENGTH} letters, digits, spaces, dots and dashes.`,
      )
    }
    const order = await findOrder(db, { named, shopId }, SHIP)
    return {
      consequence: `Order ${nameOf(order)} has left: its money is taken, and the customer told.`,
      subject: nameOf(order),
      run: async () => {
        await changeOrder(db, order, 'ship', tracking.trim())
        return `Order ${order.orderNumber} is shipped.`
      },
    }
  },
}

const CANCEL = 'npm run gateway -- cancel <n>'
/** Calls an order off that is not shipped: the money is released, and the customer told. */
export const cancelCommand: ChangingCommand = {
  usage: '<n>',
  help: 'calls off an order that is not shipped: releases the money and tells the customer',
  plan: async (db, [named, ...others], { shopId }) => {
    only(others, CANCEL)
    const order = await findOrder(db, { named, shopId }, CANCEL)
    return {
      consequence: `Order ${nameOf(order)} is called off: its money is released, and the customer told.`,
      subject: nameOf(order),
      run: async () => {
        await changeOrder(db, order, 'cancel')
        return `Order ${order.orderNumber} is cancelled.`
      },
    }
  },
}

const REFUND = 'npm run gateway -- refund <n>'
/** Gives back the money of an order that is shipped; the customer hears of it when it is done. */
export const refundCommand: ChangingCommand = {
  usage: '<n>',
  help: 'gives the money of a shipped order back; the customer is told when it is done',
  plan: async (db, [named, ...others], { shopId }) => {
    only(others, REFUND)
    const order = await findOrder(db, { named, shopId }, REFUND)
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
