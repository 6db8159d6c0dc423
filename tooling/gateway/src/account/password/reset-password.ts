import type { Networks } from '@shop/server/networks.ts'
import { eq, sql } from 'drizzle-orm'
import { resetPasswordRules } from '@shop/domain/account/account-rules.ts'
import { customers } from '../customer-tables.ts'
import { lockCustomer } from '../customer.ts'
import { emptyAccount } from '../empty-account.ts'
import { forgetFailedLogins } from '../login/authenticate.ts'
import { changePassword } from './change-password.ts'
import type { PasswordServices } from './password-services.ts'
import { hashPassword } from './password.ts'
import { readNewPassword } from './read-new-password.ts'
import { readResetLink, useUpResetLink, type ResetLink } from './reset-session.ts'

/** A reset link, the password chosen on its page, and the origin and networks of the request. */
export interface PasswordResetForm extends ResetLink {
  password: string
  passwordConfirmed: string
  origin: string
  from: Networks
}

/**
 * Sets the password of the account that a reset link belongs to, and uses the link up. A wrong form is refused first and
 * leaves the link valid. The link proves the e-mail address, so the login throttle of the account is reset. The first proof
 * empties the account.
 */
export async function resetPassword(
  { db, hashing, passwordCost, digests, limits }: PasswordServices,
  form: PasswordResetForm,
): Promise<void> {
  const { shopId, origin, from } = form
  const customer = await readResetLink(db, digests, form)
  const { password } = readNewPassword(resetPasswordRules(), form)
  const passwordHash = await hashing.run(from, () => hashPassword(password, passwordCost))
  await db.transaction(async (tx) => {
    // Locks the customer before the link, in the same order as undoing an e-mail change: this avoids a deadlock.
    const locked = await lockCustomer(tx, customer.id)
    await useUpResetLink(tx, digests, form)
    await changePassword(tx, digests, customer, { passwordHash, origin })
    await tx
      .update(customers)
      .set({ emailProvenAt: sql`coalesce(${customers.emailProvenAt}, now())` })
      .where(eq(customers.id, customer.id))
    if (locked && !locked.emailProvenAt) await emptyAccount(tx, locked)
    await forgetFailedLogins(tx, limits, { shopId, email: customer.email, from })
  })
}
