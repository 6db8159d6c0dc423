import { createGateway } from '@shop/api-client'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedShops } from '../seeding/seed-shops.ts'
import { shops } from '../shops/shop-tables.ts'
import { sureOperator, testShop, useTestGateway } from '../../testing/test.ts'
import { runCommand } from './commands.ts'
import { operatorLog } from './operator-log-tables.ts'

const SHOP = 'test_dk'
const ADDRESS = `http://gateway.test/shops/${SHOP}/api`

const gateway = useTestGateway({ environment: { SHOP_CACHE: 'off' } })

let saysYes = true
const operate = (...words: string[]) =>
  runCommand(gateway.db, 'configure', words, { ...sureOperator, confirm: () => Promise.resolve(saysYes) })
const logged = async () => {
  const rows = await gateway.db.select().from(operatorLog)
  return rows.filter(({ command }) => command === 'configure').map(({ subject }) => subject)
}
const change = (...words: string[]) => operate(SHOP, ...words)

async function served() {
  const answer = await gateway.fetch(`${ADDRESS}/v1.0/configuration/frontend`)
  return JSON.parse(await answer.text())
}

const client = () =>
  createGateway({
    baseUrl: `http://gateway.test/shops/${SHOP}`,
    visitor: () => ({ userId: 'visitor' }),
    fetch: gateway.fetch,
  })

/** The switches that a shop's client reads as on. */
async function switchedOn() {
  const { featureFlags } = await client().content.configuration()
  return Object.entries(featureFlags).flatMap(([name, value]) => (value === true ? [name] : []))
}

/** The payment provider that the database holds for a shop. */
const providerOf = async (shop: string) => /^paymentProvider=(\w+)/m.exec(await operate(shop))?.[1]

describe('the configure command', () => {
  beforeEach(async () => {
    saysYes = true
    await change('--reset')
  })

  describe('an operator', () => {
    it('turns on each of the fifteen switches alone, as the shop’s client reads it [CFG-11, CFG-34]', async () => {
      const { featureFlags } = await client().content.configuration()
      const names = Object.entries(featureFlags).flatMap(([name, value]) => (typeof value === 'boolean' ? [name] : []))
      expect(names).toHaveLength(15)
      const off = names.map((name) => `${name}=off`)
      for (const name of names) {
        await change(...off, `${name}=on`)
        expect(await switchedOn()).toEqual([name])
      }
    })

    it('changes switches, choices and settings of a shop whose gateway is running [CFG-34]', async () => {
      const before = await served()
      await change('allowPromoCode=on', 'orderSummaryType=uk', 'deliveryDays=9', 'supportedCountries={"SE":"Sverige"}')
      expect(await served()).toEqual({
        ...before,
        deliveryDays: 9,
        supportedCountries: { SE: 'Sverige' },
        featureFlags: { ...before.featureFlags, allowPromoCode: true, orderSummaryType: 'uk' },
      })
    })

    it('keeps the order of the countries, whose first is the default [CFG-27]', async () => {
      await change('supportedCountries={"SE":"Sverige","DK":"Danmark"}')
      expect(Object.keys((await served()).supportedCountries)).toEqual(['SE', 'DK'])
    })

    it('keeps what was changed before, and goes back to the shop’s own data', async () => {
      const before = await served()
      await change('allowPromoCode=on')
      await change('allowFavourites=on')
      expect((await served()).featureFlags).toMatchObject({ allowPromoCode: true, allowFavourites: true })
      await change('--reset')
      expect(await served()).toEqual(before)
    })

    it('changes the gateway’s own rules too, and the recommended products it answers', async () => {
      await change('recommendedProducts=["A","B"]', 'allowFavourites=on')
      const recommended = `${ADDRESS}/v1.0/configuration/recommended-products`
      const favourite = `${ADDRESS}/v1.0/me/favourites/BAT-1`
      expect(await (await gateway.fetch(recommended)).json()).toEqual({ recommendedProducts: ['A', 'B'] })
      expect((await gateway.fetch(favourite, { method: 'POST' })).status).toBe(401)
      await change('allowFavourites=off')
      expect((await gateway.fetch(favourite, { method: 'POST' })).status).toBe(404)
    })

    it('finds the changes again after a start with other demo data', async () => {
      await change('allowPromoCode=on')
      const renewed = { ...testShop, configuration: { ...testShop.configuration, displayName: 'Renewed' } }
      await seedShops(gateway.db, [renewed])
      const { displayName, featureFlags } = await served()
      expect([displayName, featureFlags.allowPromoCode]).toEqual(['Renewed', true])
    })

    it('sees every value, and beside a changed one what it was', async () => {
      const changed = await change('deliveryDays=9', 'paymentProvider=null', 'hidePricesAndPayment=on', '--yes')
      expect(changed).toMatch(/^deliveryDays=9 {2}\(was absent\)$/m)
      expect(await change()).toMatch(/^paymentProvider=null {2}\(was nets\)$/m)
      expect(await change('allowFavourites=off')).toMatch(/^allowFavourites=off/m)
    })

    it.each([
      ['landingPageType=carousel', 'landingPageType="carousel" would be taken for "tiles".'],
      ['paymentProvider=stripe', 'paymentProvider="stripe" would be taken for nothing.'],
      ['paymentProvider=null', 'No order could be paid: name a paymentProvider, or set hidePricesAndPayment=on.'],
      ['orderSummaryType=cpr', 'No order could be placed: the data of test_dk hold no settings.freeOrders.'],
      ['allowPromoCode=maybe', 'allowPromoCode="maybe" would be taken for false.'],
      ['supportedCountries=["DK"]', 'supportedCountries=["DK"] would be taken for {"0":"DK"}.'],
      ['shippingTypes=[{"code":"x"}]', /would be taken for \[\]/],
      ['cultureName=sv-SE', /^No shop has cultureName\. There are: addressStreet2IsRequired, /],
      ['timeZone=UTC', /^No shop has timeZone\./],
      ['orderBefore=3 pm', 'orderBefore="3 pm" would be taken for nothing.'],
      ['allowPromoCode', 'allowPromoCode is not of the form name=value.'],
    ])('is told what is wrong with %s, and nothing changes', async (word, reason) => {
      const before = await served()
      await expect(change('allowFavourites=on', word)).rejects.toThrow(reason)
      expect(await served()).toEqual(before)
    })

    it('may insist on a value of a later version, which this one takes for its plainest [CFG-06]', async () => {
      await change('landingPageType=carousel', '--force')
      expect((await served()).featureFlags.landingPageType).toBe('carousel')
    })

    it('is told of a currency in which nothing can be sold [API-49]', async () => {
      const { db } = gateway
      const inCurrency = (currency: string) =>
        db
          .update(shops)
          .set({ settings: { ...testShop.settings, currency } })
          .where(eq(shops.id, SHOP))
      await inCurrency('kr')
      await expect(operate(SHOP, 'deliveryDays=9')).rejects.toThrow('test_dk has settings.currency "kr"')
      await inCurrency('DKK')
    })

    it('is told which shops there are', async () => {
      await expect(operate('nowhere')).rejects.toThrow(/There are: .*test_dk/)
      await expect(operate()).rejects.toThrow('npm run gateway -- configure')
    })
  })

  it('[RUN-17] is confirmed and logged, as every change is', async () => {
    const before = await logged()
    saysYes = false
    const asked = await change('deliveryDays=9')
    expect(asked).toMatch(/^The configuration of test_dk is changed: deliveryDays=9\nNothing is done\./)
    expect([(await served()).deliveryDays, await logged()]).toEqual([undefined, before])
    await change('deliveryDays=9', '--yes')
    expect((await logged()).slice(before.length)).toEqual(['test_dk deliveryDays=9'])
  })

  describe('a shop that takes payment', () => {
    const FREE_SHOP = 'test_free'
    const sells = ['orderSummaryType=dk', 'paymentProvider=nets', 'hidePricesAndPayment=off']
    const events: string[] = []
    beforeEach(async () => {
      await operate(FREE_SHOP, ...sells)
      events.length = 0
      saysYes = false
      vi.spyOn(console, 'error').mockImplementation((line: string) => void events.push(line))
    })
    afterEach(() => vi.restoreAllMocks())

    it.each([
      [FREE_SHOP, '--reset'],
      [FREE_SHOP, 'orderSummaryType=cpr'],
      [SHOP, 'paymentProvider=null', 'hidePricesAndPayment=on'],
      [SHOP, 'paymentProvider=stripe', 'hidePricesAndPayment=on', '--force'],
    ])('of id %s becomes free by %s only when the operator says yes, and the log tells', async (shop, ...words) => {
      const before = await logged()
      expect(await operate(shop, ...words)).toContain(`\n${shop} takes orders without payment then.\nNothing is done.`)
      expect([await providerOf(shop), events, await logged()]).toEqual(['nets', [], before])
      await operate(shop, ...words, '--yes')
      expect((await logged()).at(-1)).toContain(`${shop} takes free orders `)
      expect(events.map((line) => JSON.parse(line))).toMatchObject([{ event: 'shop-takes-free-orders', shop }])
      await operate(shop, 'deliveryDays=9', '--yes')
      expect(events).toHaveLength(1)
    })
  })
})
