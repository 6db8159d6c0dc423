import type { Networks } from '@shop/server/networks.ts'
import { registrationRules } from '@shop/domain/account/account-rules.ts'
import { SUBSCRIPTION_TYPE, type Registration } from '@shop/domain/account/account.ts'
import { newCustomerId } from '../../access/visitor-id.ts'
import { customers } from '../customer-tables.ts'
import type { Customer } from '../customer.ts'
import { emailInUse, refuseReservedEmail } from '../email-change/find-email-change.ts'
import { rememberWish } from '../newsletter/subscriptions.ts'
import type { PasswordServices } from '../password/password-services.ts'
import { hashPassword } from '../password/password.ts'
import { readNewPassword } from '../password/read-new-password.ts'

/** The registration form without its captcha, which the route has already verified. */
export type RegistrationForm = Omit<Registration, 'captcha'>

// The route verifies the captcha, and the shop does not send the consent to the privacy policy.
const rules = registrationRules({ captcha: 'none', featureFlags: { showPrivacyPolicyConsent: false } })

/** Checks the form by the shop's own rules. Refuses it with an error code for each wrong field. */
export const readRegistration = (form: RegistrationForm): RegistrationForm => readNewPassword(rules, form)

/**
 * Creates the account and stores its wish for the newsletter. The confirmation mail is sent later, when the shop subscribes
 * the address. An address that already has an account costs the same work and is refused with `email-in-use`.
 */
export async function register(
  { db, hashing, passwordCost }: PasswordServices,
  { shopId, origin, from }: Pick<Customer, 'shopId' | 'origin'> & { from: Networks },
  registration: RegistrationForm,
): Promise<Customer> {
  const { password, email, firstName, middleName, lastName, receiveMarketingMaterials } = registration
  const passwordHash = await hashing.run(from, () => hashPassword(password, passwordCost))
  const person = { email, firstName, middleName, lastName, receiveMarketingMaterials }
  return await db.transaction(async (tx) => {
    const [customer] = await tx
      .insert(customers)
      .values({ ...person, id: newCustomerId(), shopId, passwordHash, origin })
      .onConflictDoNothing({ target: [customers.shopId, customers.email] })
      .returning()
    if (!customer) throw emailInUse()
    await refuseReservedEmail(tx, customer)
    if (receiveMarketingMaterials) {
      const asker = { kind: 'unproven', customerId: customer.id } as const
      await rememberWish(tx, { shopId, email: customer.email, type: SUBSCRIPTION_TYPE, origin, asker })
    }
    return customer
  })
}
