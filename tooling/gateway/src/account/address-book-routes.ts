import { Hono } from 'hono'
import { addressBookRules } from '@shop/domain/address-rules.ts'
import { userProfileSchema } from '@shop/domain/user.ts'
import * as v from 'valibot'
import { authoriseCustomer } from '../access/authorise.ts'
import type { Database } from '../database/database.ts'
import { bounded } from '../http/bounded.ts'
import { readBody } from '../http/read-request.ts'
import { sendJson } from '../http/send-json.ts'
import type { ShopEnvironment } from '../shops/shop-environment.ts'
import { addAddress } from './address-book.ts'
import { profileResponse } from './profile-response.ts'
import { readForm } from './read-form.ts'

const line = v.optional(v.pipe(v.string(), v.maxLength(200)), '')
const ticked = v.optional(v.boolean(), false)
const addressSchema = bounded(
  v.object({
    firstName: line,
    middleName: line,
    lastName: line,
    company: line,
    telephone: line,
    fax: line,
    streetAddress1: line,
    streetAddress2: line,
    city: line,
    postalCode: line,
    country: line,
    isDefaultBillingAddress: ticked,
    isDefaultShippingAddress: ticked,
  }),
)

/** The calls for a customer's address book; each answers with the profile as it is then. */
export const createAddressBookRoutes = (db: Database) =>
  new Hono<ShopEnvironment>().post('/v1.0/me/address-book', async (c) => {
    const customerId = await authoriseCustomer(c, db)
    const address = readForm(addressBookRules(c.get('shop').configuration), await readBody(c, addressSchema))
    return sendJson(c, userProfileSchema, profileResponse(await addAddress(db, customerId, address)))
  })
