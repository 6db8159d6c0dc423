import { randomUUID } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const MARK = 'c-'

/** True for an anonymous visitor's id. It cannot be guessed, so knowing it is the right to use it. */
export const isAnonymousId = (userId: string) => UUID.test(userId)

/** True for an id in the form of a registered customer's. It needs a token, whether the customer exists or not. */
export const isCustomerId = (userId: string) => userId.startsWith(MARK) && isAnonymousId(userId.slice(MARK.length))

/** Returns a new id for a registering customer. */
export const newCustomerId = () => `${MARK}${randomUUID()}`
