import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { Refusal, unauthorised } from '../http/refusal.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { customerOfToken } from './access-token.ts'
import { isAnonymousId, isCustomerId } from './visitor-id.ts'

/** Returns the bearer token of a call, if it has the form of one. */
export const bearer = (c: Context) => /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1]

/**
 * Checks that a call may act for a user. Knowing an anonymous id is enough. A customer's id needs that customer's token.
 * Foreign, unknown and expired tokens all get the same 401.
 */
export async function authorise(c: Context<ShopEnvironment>, db: Database, userId: string): Promise<void> {
  if (isAnonymousId(userId)) return
  if (!isCustomerId(userId)) throw new Refusal(400, ['invalid-user-id'])
  if ((await findCustomer(c, db)) !== userId) throw unauthorised()
}

/** Returns the id of the customer whose valid token came with the call, or undefined. */
export async function findCustomer(c: Context<ShopEnvironment>, db: Database): Promise<string | undefined> {
  const token = bearer(c)
  return token === undefined ? undefined : await customerOfToken(db, c.get('digests'), c.get('shop').id, token)
}

/** Same as `findCustomer`, but refuses a call without a valid token with 401. */
export async function authoriseCustomer(c: Context<ShopEnvironment>, db: Database): Promise<string> {
  const customerId = await findCustomer(c, db)
  if (customerId === undefined) throw unauthorised()
  return customerId
}
