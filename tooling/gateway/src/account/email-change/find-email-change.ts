import { and, eq, gt, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Digests } from '../../secrets/digests.ts'
import type { EmailChange, EmailChangeAction } from './email-change-links.ts'
import { emailChanges } from '../email-change-tables.ts'
import type { Customer } from '../customer.ts'

/** A link as the reader of a mail opens it. */
export interface FollowedLink {
  shopId: string
  action: EmailChangeAction
  secret: string
}

/** Finds the change that a valid link belongs to. */
export async function findEmailChange(
  db: Queries,
  digests: Digests,
  { shopId, action, secret }: FollowedLink,
): Promise<EmailChange | undefined> {
  const { confirmHash, confirmExpiresAt, undoHash, undoExpiresAt } = emailChanges
  const [hash, expiresAt] = action === 'confirm' ? [confirmHash, confirmExpiresAt] : [undoHash, undoExpiresAt]
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.shopId, shopId),
        inArray(hash, digests.storedForms('email-change-link', secret)),
        gt(expiresAt, sql`now()`),
      ),
    )
  return found
}

/**
 * Refuses with `email-in-use` a proven address that another account had a few days ago and can still restore. Call it after
 * the write that takes the address. Only then does it see a change confirmed at the same time.
 */
export async function refuseReservedEmail(
  db: Queries,
  { id, shopId, email }: Pick<Customer, 'id' | 'shopId' | 'email'>,
): Promise<void> {
  const isOthers = and(eq(emailChanges.shopId, shopId), eq(emailChanges.email, email), ne(emailChanges.customerId, id))
  const canBeUndone = and(
    emailChanges.wasProven,
    isNotNull(emailChanges.undoHash),
    gt(emailChanges.undoExpiresAt, sql`now()`),
  )
  if ((await db.$count(emailChanges, and(isOthers, canBeUndone))) > 0) throw emailInUse()
}

export const emailInUse = () => new Refusal(400, ['email-in-use'])
