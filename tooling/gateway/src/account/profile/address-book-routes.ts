import { Hono, type Context } from 'hono'
import { addressBookRules } from '@shop/domain/address/address-rules.ts'
import { entryFields } from '@shop/domain/address/address-table.ts'
import { userProfileSchema } from '@shop/domain/account/user.ts'
import * as v from 'valibot'
import { authoriseCustomer } from '../../access/authorise.ts'
import type { Database } from '../../database/database.ts'
import { bounded } from '../../http/bounded.ts'
import { readBody } from '../../http/read-request.ts'
import { sendJson } from '../../http/send-json.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { addAddress, deleteAddress, editAddress } from './address-book.ts'
import type { Customer } from '../customer.ts'
import { profileResponse } from '../profile-response.ts'
import { readForm } from '../read-form.ts'

const line = v.optional(v.pipe(v.string(), v.maxLength(200)), '')
const ticked = v.optional(v.boolean(), false)
const addressSchema = bounded(
  v.object({
    ...v.entriesFromList([...entryFields, 'fax'], line),
    isDefaultBillingAddress: ticked,
    isDefaultShippingAddress: ticked,
  }),
)

const readAddress = async (c: Context<ShopEnvironment>) =>
  readForm(addressBookRules(c.get('shop').configuration), await readBody(c, addressSchema))

/** The calls for a customer's address book. Each answers with the changed profile. */
export function createAddressBookRoutes({ db }: { db: Database }) {
  const routes = new Hono<ShopEnvironment>()
  const sendProfile = async (c: Context<ShopEnvironment>, customer: Customer) =>
    sendJson(c, userProfileSchema, await profileResponse(db, customer))

  routes.post('/v1.0/me/address-book', async (c) => {
    const customerId = await authoriseCustomer(c, db)
    return sendProfile(c, await addAddress(db, customerId, await readAddress(c)))
  })

  routes.post('/v1.0/me/address-book/:id', async (c) => {
    const customerId = await authoriseCustomer(c, db)
    return sendProfile(c, await editAddress(db, customerId, c.req.param('id'), await readAddress(c)))
  })

  routes.delete('/v1.0/me/address-book/:id', async (c) => {
    const customerId = await authoriseCustomer(c, db)
    return sendProfile(c, await deleteAddress(db, customerId, c.req.param('id')))
  })

  return routes
}
