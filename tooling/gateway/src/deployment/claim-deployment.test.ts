import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { operatorLog } from '../operator/operator-log-tables.ts'
import { createTestGateway, type TestGateway } from '../../testing/test-gateway.ts'
import { claimDeployment, findOwner, refuseOtherDeployment } from './claim-deployment.ts'
import { deployment } from './deployment-tables.ts'

const PRODUCTION = {
  environment: 'production',
  secretKeyId: 'key-1',
  earlierKeyIds: [],
  accounts: { adyen: 'live HearingShop', nets: 'live key' },
} as const
const STAGING = { ...PRODUCTION, environment: 'staging' } as const
const remote = { isEmbedded: false }

let gateway: TestGateway
const db = () => gateway.db
const empty = () =>
  gateway.database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
const use = () => gateway.database.pool.query(PAYMENT)
const PAYMENT = `insert into transactions (id, correlation_id, shop_id, user_id, status, is_current, cart_hash, form_hash,
  draft, amount_minor, currency, provider) values ('t', 'c', 's', 'u', 'paid', true, '', '', '{}', 1, 'DKK', 'nets')`

describe('claimDeployment', () => {
  beforeEach(async () => {
    await gateway?.close()
    gateway = await createTestGateway()
    await db().delete(deployment)
  })
  afterAll(() => gateway.close())

  it('[RUN-15] gives an empty database to one of the deployments that start together', async () => {
    await empty()
    const started = [PRODUCTION, STAGING, PRODUCTION, STAGING].map((one) => claimDeployment(db(), one, remote))
    const outcomes = (await Promise.allSettled(started)).map(({ status }) => status)
    const owner = await findOwner(db())
    const isOwners = [0, 1, 2, 3].map((index) => (index % 2 === 0) === (owner?.environment === 'production'))
    expect(outcomes).toEqual(isOwners.map((is) => (is ? 'fulfilled' : 'rejected')))
    expect(await db().$count(deployment)).toBe(1)
  })

  it.each([
    ['environment', { environment: 'staging' }, 'environment: production, here staging'],
    ['secret', { secretKeyId: 'key-2' }, 'secret: key key-1, here key key-2'],
    ['merchant account', { accounts: { adyen: 'live Other' } }, 'adyen: live HearingShop, here live Other'],
    ['mode of a provider', { accounts: { nets: 'test key' } }, 'nets: live key, here test key'],
  ] as const)('[RUN-15] refuses another %s, says both, and changes nothing', async (_part, changed, said) => {
    await claimDeployment(db(), PRODUCTION, remote)
    const before = await findOwner(db())
    const refused = claimDeployment(db(), { ...PRODUCTION, ...changed }, remote)
    await expect(refused).rejects.toThrow(`belongs to another deployment:\n  ${said}\n`)
    await expect(refused).rejects.toThrow('npm run gateway -- adopt')
    expect(await findOwner(db())).toEqual(before)
  })

  it('[RUN-15] takes a new secret whose earlier one is readable, and then refuses the earlier one alone', async () => {
    await claimDeployment(db(), PRODUCTION, remote)
    await claimDeployment(db(), { ...PRODUCTION, secretKeyId: 'key-2', earlierKeyIds: ['key-1'] }, remote)
    expect(await findOwner(db())).toMatchObject({ secretKeyId: 'key-2' })
    await expect(claimDeployment(db(), PRODUCTION, remote)).rejects.toThrow('secret: key key-2, here key key-1')
    await claimDeployment(db(), { ...PRODUCTION, earlierKeyIds: ['key-2'] }, remote)
  })

  it('[RUN-15] notes a provider that is new', async () => {
    await claimDeployment(db(), PRODUCTION, remote)
    const accounts = { ...PRODUCTION.accounts, klarna: 'live K1' }
    await claimDeployment(db(), { ...PRODUCTION, accounts }, remote)
    expect(await findOwner(db())).toMatchObject({ accounts })
  })

  it.each([
    ['production', 'production', remote],
    ['a developer’s machine with its own server', 'local', { isEmbedded: true }],
  ] as const)('[RUN-15] %s takes over a used database without an owner', async (_name, environment, reached) => {
    await use()
    await claimDeployment(db(), { ...PRODUCTION, environment }, reached)
    expect(await findOwner(db())).toMatchObject({ environment })
  })

  it.each(['local', 'test', 'staging'] as const)('[RUN-15] %s takes over no used database', async (environment) => {
    await use()
    const refused = claimDeployment(db(), { ...PRODUCTION, environment }, remote)
    await expect(refused).rejects.toThrow('does not say whose they are')
    expect(await findOwner(db())).toBeUndefined()
  })

  it('[RUN-15] compares what an operator’s command knows, and nothing else', async () => {
    await claimDeployment(db(), PRODUCTION, remote)
    await refuseOtherDeployment(db(), { environment: 'production' }, remote)
    const other = { environment: 'production', secretKeyId: 'key-2' } as const
    await expect(refuseOtherDeployment(db(), other, remote)).rejects.toThrow('secret')
    await expect(refuseOtherDeployment(db(), { environment: 'local' }, remote)).rejects.toThrow('environment')
    expect(await db().$count(operatorLog)).toBe(0)
  })
})
