import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { useTestGateway } from '../../testing/test-gateway.ts'
import { customers } from './customer-tables.ts'
import { changeCustomer, findAccount } from './customer.ts'

const gateway = useTestGateway()
const { db } = gateway

async function accounts() {
  const [one, other] = await db.select().from(customers).where(eq(customers.shopId, 'test_dk'))
  return { one: one!, other: other! }
}

describe('customers', () => {
  it('finds and changes the account of a customer, and no other', async () => {
    const { one, other } = await accounts()
    expect(await findAccount(db, one.id)).toEqual(one)
    const changed = await changeCustomer(db, one.id, ({ firstName }) => ({ middleName: `of ${firstName}` }))
    expect(changed).toEqual({ ...one, middleName: `of ${one.firstName}` })
    expect([await findAccount(db, one.id), await findAccount(db, other.id)]).toEqual([changed, other])
  })

  it('refuses a customer whose account was deleted', async () => {
    const refusal = { status: 401, errorCodes: ['unauthorised'] }
    await expect(findAccount(db, 'c-gone')).rejects.toMatchObject(refusal)
    await expect(changeCustomer(db, 'c-gone', () => ({ firstName: 'Nobody' }))).rejects.toMatchObject(refusal)
  })
})
