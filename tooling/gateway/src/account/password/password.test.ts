import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestGateway, type TestGateway } from '../../testing.ts'
import { createShopper } from '../../testing/shopper.ts'
import { customers } from '../customer-tables.ts'
import { hashPassword, isOutdated, UNUSABLE_HASH, verifyPassword } from './password.ts'

// A hash in the older format without parameters.
const WITHOUT_PARAMETERS = 'argon2id.IS6dKobGPS8452DLh7ukxA.1kaW1qYTcV5_ZSRIErdbN7iQKdWrcz2JW75v8pYrghw'
// The same password at less than half the memory.
const CHEAPER = '$argon2id$v=19$m=8192,t=2,p=1$c2FsdHNhbHRzYWx0$Xx6T/I5usYEmj+oyPJD7pJPzsG50eOAjFI5XXBl9TTU'

it('knows a password by its hash only, and hashes it differently each time', async () => {
  const [one, other] = await Promise.all([hashPassword('Hearing2026'), hashPassword('Hearing2026')])
  expect(one).not.toBe(other)
  expect(one).not.toContain('Hearing2026')
  expect(await verifyPassword(' Hearing2026 ', one)).toBe(true)
  expect(await verifyPassword('hearing2026', one)).toBe(false)
  expect(await verifyPassword('', UNUSABLE_HASH)).toBe(false)
})

it('writes hashes as PHC strings, which carry their parameters', async () => {
  const hash = await hashPassword('Hearing2026')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(isOutdated(hash)).toBe(false)
})

describe.each([
  ['without parameters', WITHOUT_PARAMETERS],
  ['of another cost', CHEAPER],
])('a hash %s', (_, hash) => {
  it('still matches its password', async () => {
    expect(await verifyPassword('Hearing2026', hash)).toBe(true)
    expect(await verifyPassword('Hearing2027', hash)).toBe(false)
  })
})

it('refuses to compare a password with a hash that was cut off', async () => {
  const withoutTag = WITHOUT_PARAMETERS.slice(0, WITHOUT_PARAMETERS.lastIndexOf('.'))
  await expect(verifyPassword('Hearing2026', withoutTag)).rejects.toThrow('tagLength')
  await expect(verifyPassword('Hearing2026', '')).rejects.toThrow('nonce')
})

describe('a login', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await createTestGateway()
  })
  afterAll(() => gateway.close())

  const logIn = async (password: string) =>
    (await createShopper(gateway.fetch).call('POST', '/v1.0/authenticate', { email: 'new@example.com', password }))
      .status
  const keptHash = async () => {
    const ofNew = and(eq(customers.shopId, 'test_dk'), eq(customers.email, 'new@example.com'))
    const [kept] = await gateway.database.db.select().from(customers).where(ofNew)
    return kept?.passwordHash ?? ''
  }

  it('replaces an outdated hash when the password is right', async () => {
    await gateway.database.db.update(customers).set({ passwordHash: WITHOUT_PARAMETERS })
    expect(await logIn('wrong')).toBe(400)
    expect(await keptHash()).toBe(WITHOUT_PARAMETERS)
    expect(await logIn('Hearing2026')).toBe(200)
    const renewed = await keptHash()
    expect(isOutdated(renewed)).toBe(false)
    expect(await logIn('Hearing2026')).toBe(200)
    expect(await keptHash()).toBe(renewed)
  })
})
