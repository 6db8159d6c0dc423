import { registrationRules } from '@shop/domain/account/account-rules.ts'
import { SUBSCRIPTION_TYPE, type Registration } from '@shop/domain/account/account.ts'
import { newCustomerId } from '../access/visitor-id.ts'
import { customers } from './customer-tables.ts'
import { emailInUse, refuseReservedEmail } from './find-email-change.ts'
import { hashPassword } from './password.ts'
import type { PasswordServices } from './password-services.ts'
import type { Customer } from './profile-response.ts'
import { readNewPassword } from './read-form.ts'
import { rememberWish } from './subscriptions.ts'

/** What somebody who registers has filled in; that the captcha is solved has been asked for. */
export type RegistrationForm = Omit<Registration, 'captcha'>

// The captcha is asked about elsewhere, and the consent to the privacy policy is not sent.
const rules = registrationRules({ captcha: undefined, featureFlags: { showPrivacyPolicyConsent: false } })

/** Checks what was filled in, as the form in the shop does; refuses it with a code for each field that is wrong (AUTH-13). */
export const readRegistration = (form: RegistrationForm): RegistrationForm => readNewPassword(rules, form)

/**
 * Creates the account and remembers that it wants the newsletter; its address is asked when the shop subscribes it. An address
 * that has an account already costs as much work, and is refused: `email-in-use` (AUTH-14).
 */
export async function register(
  { db, hashing }: PasswordServices,
  { shopId, origin, network }: Pick<Customer, 'shopId' | 'origin'> & { network: string },
  registration: RegistrationForm,
): Promise<Customer> {
  const { password, email, firstName, middleName, lastName, receiveMarketingMaterials } = registration
  const passwordHash = await hashing(network, () => hashPassword(password))
  const person = { email: email.toLowerCase(), firstName, middleName, lastName, receiveMarketingMaterials }
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
