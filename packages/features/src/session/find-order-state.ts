import * as v from 'valibot'

/** The history state that leads to the page with the number of an order. Not the address, because addresses end up in logs. */
export const findOrderState = (orderNumber: string) => ({ findOrder: orderNumber })

const handedOver = v.fallback(v.object({ findOrder: v.pipe(v.string(), v.maxLength(40)) }), { findOrder: '' })

/** Reads the history state that `findOrderState` wrote. */
export const readFindOrder = (state: unknown): string => v.parse(handedOver, state).findOrder
