import { Hono } from 'hono'
import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import { userProfileSchema } from '@shop/domain/account/user.ts'
import * as v from 'valibot'
import { authoriseCustomer, bearer } from '../../access/authorise.ts'
import { bounded } from '../../http/bounded.ts'
import { clientNetworks } from '../../http/client-address.ts'
import { readBody } from '../../http/read-request.ts'
import { sendJson } from '../../http/send-json.ts'
import type { IsShopOrigin } from '../../http/shop-origins.ts'
import { shopOrigin } from '../../shops/shop-origin.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import type { PasswordServices } from '../password/password-services.ts'
import { findAccount } from '../customer.ts'
import { profileResponse } from '../profile-response.ts'
import { changePreferences, updateProfile } from './update-profile.ts'

const word = v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH))
const preference = v.pipe(v.string(), v.maxLength(100))
const preferencesSchema = v.object({
  customerPreference: v.pipe(v.record(v.pipe(v.string(), v.maxLength(40)), preference), v.maxEntries(20)),
})
const contactSchema = v.object({
  firstName: word,
  middleName: v.optional(word, ''),
  lastName: word,
  email: word,
  receiveMarketingMaterials: v.exactOptional(v.boolean()),
  updatePassword: v.optional(v.boolean(), false),
  currentPassword: v.exactOptional(word),
  password: v.exactOptional(word),
  passwordConfirmed: v.exactOptional(word),
})
const updateSchema = bounded(v.union([preferencesSchema, contactSchema]))

interface ProfileParts extends PasswordServices {
  isShopOrigin: IsShopOrigin
  triggerOutbox: () => void
}

/**
 * The calls for a customer's own data: preferences, or names, e-mail and password. The read is not in the documents. If an
 * answer is lost, the shop uses it to find out whether the change was saved.
 */
export function createProfileRoutes(parts: ProfileParts) {
  const { db, isShopOrigin, triggerOutbox } = parts
  const routes = new Hono<ShopEnvironment>()

  routes.get('/v1.0/profile', async (c) => {
    const customer = await findAccount(db, await authoriseCustomer(c, db))
    return sendJson(c, userProfileSchema, await profileResponse(db, customer))
  })

  routes.post('/v1.0/me', async (c) => {
    const customerId = await authoriseCustomer(c, db)
    const update = await readBody(c, updateSchema)
    if ('customerPreference' in update) {
      const customer = await changePreferences(db, customerId, update.customerPreference)
      return sendJson(c, userProfileSchema, await profileResponse(db, customer))
    }
    const origin = shopOrigin(c, isShopOrigin)
    const customer = await updateProfile(
      parts,
      { customerId, origin, from: clientNetworks(c), keptToken: bearer(c) },
      update,
    )
    triggerOutbox()
    return sendJson(c, userProfileSchema, await profileResponse(db, customer))
  })

  return routes
}
