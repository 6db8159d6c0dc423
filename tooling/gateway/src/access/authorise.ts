import type { Context } from 'hono'
import type { Database } from '../database/database.ts'
import { Refusal, unauthorised } from '../http/refusal.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { customerOfToken } from './access-token.ts'
import { isAnonymousId, isCustomerId } from './visitor-id.ts'

/** The token that came with a call, if it looks like one. */
export const bearer = (c: Context) => /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '')?.[1]

/**
 * Lets a call act for a user: whoever knows an anonymous id may, a customer's id needs that customer's token.
 * Foreign, unknown and expired all answer 401 alike.
 */
export async function authorise(c: Context<ShopEnvironment>, db: Database, userId: string): Promise<void> {
  if (isAnonymousId(userId)) return
  if (!isCustomerId(userId)) throw new Refusal(400, ['invalid-user-id'])
  if ((await findCustomer(c, db)) !== userId) throw unauthorised()
}

/** The customer whose living token came with the call; nothing when none did. */
export async function findCustomer(c: Context<ShopEnvironment>, db: Database): Promise<string | undefined> {
  const token = bearer(c)
  return token === undefined ? undefined : await customerOfToken(db, c.get('digests'), c.get('shop').id, token)
}

/** The same; refused with 401 without one. */
export async function authoriseCustomer(c: Context<ShopEnvironment>, db: Database): Promise<string> {
  const customerId = await findCustomer(c, db)
  if (customerId === undefined) throw unauthorised()
  return customerId
}
