import { randomUUID } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const MARK = 'c-'

/** Whether an id is an anonymous visitor's: unguessable, so that knowing it is the right to use it (OP-45). */
export const isAnonymousId = (userId: string) => UUID.test(userId)

/** Whether an id is, or looks like, a registered customer's; then a token is asked for, whether it exists or not. */
export const isCustomerId = (userId: string) => userId.startsWith(MARK) && isAnonymousId(userId.slice(MARK.length))

/** An id for somebody who registers. */
export const newCustomerId = () => `${MARK}${randomUUID()}`
