import type { userProfileSchema } from '@shop/domain/account/user.ts'
import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import type { InferInput } from 'valibot'
import type { Database } from '../database/database.ts'
import type { Customer } from './customer.ts'
import { wantsNewsletter } from './newsletter/subscriptions.ts'

/** The profile as the shop reads it. */
export const profileResponse = async (
  db: Database,
  customer: Customer,
): Promise<InferInput<typeof userProfileSchema>> => ({
  userId: customer.id,
  firstName: customer.firstName,
  middleName: customer.middleName,
  lastName: customer.lastName,
  email: readableEmail(customer.email),
  addressBook: customer.addressBook,
  isAuthenticated: true,
  customerPreference: customer.preferences,
  favourites: customer.favourites,
  receiveMarketingMaterials: await wantsNewsletter(db, customer),
})
