import { eq, sql } from 'drizzle-orm'
import { resetPasswordRules } from '@shop/domain/account/account-rules.ts'
import { forgetFailedLogins } from './authenticate.ts'
import { changePassword } from './change-password.ts'
import { customers } from './customer-tables.ts'
import { lockCustomer } from './lock-customer.ts'
import { hashPassword } from './password.ts'
import type { PasswordServices } from './password-services.ts'
import { readNewPassword } from './read-form.ts'
import { readResetLink, useUpResetLink, type ResetLink } from './reset-session.ts'

/** A reset link with the password that was chosen behind it, and where that was. */
export interface PasswordResetForm extends ResetLink {
  password: string
  passwordConfirmed: string
  origin: string
  network: string
}

/**
 * Sets the password of whoever holds a reset link, and uses the link up. What is wrong with the form is said before, and
 * leaves the link good. Whoever can read the mail is the owner of the address, and gets in at once.
 */
export async function resetPassword(
  { db, hashing, digests, throttle }: PasswordServices,
  form: PasswordResetForm,
): Promise<void> {
  const { shopId, origin, network } = form
  const customer = await readResetLink(db, digests, form)
  const { password } = readNewPassword(resetPasswordRules, form)
  const passwordHash = await hashing(network, () => hashPassword(password))
  await db.transaction(async (tx) => {
    // First of all, as an undo does: the two would wait for each other.
    await lockCustomer(tx, customer.id)
    await useUpResetLink(tx, digests, form)
    await changePassword(tx, digests, customer, { passwordHash, origin })
    await tx
      .update(customers)
      .set({ emailProvenAt: sql`coalesce(${customers.emailProvenAt}, now())` })
      .where(eq(customers.id, customer.id))
    await forgetFailedLogins(tx, throttle, { shopId, email: customer.email, network })
  })
}
