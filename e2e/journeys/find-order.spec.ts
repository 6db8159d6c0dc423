import { putInCart } from '../support/customers/checkout.ts'
import { newEmail, placePaidOrder } from '../support/customers/order.ts'
import { visitorId } from '../support/customers/visitor.ts'
import { violationsOn } from '../support/checks/axe.ts'
import { enlargeLetters } from '../support/checks/large-letters.ts'
import { expectNoOverflow } from '../support/checks/overflow.ts'
import { mailsTo } from '../support/servers/sandbox.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

for (const site of [sites.phonicearDk, sites.bernafonUk]) {
  test(`[ORD-19] a guest of ${site.name} finds the order by a mailed code, on a small phone with large letters`, async ({
    page,
  }) => {
    const { t } = site
    const email = newEmail()
    const main = page.getByRole('main')
    const expectGoodPage = async (step: string) => {
      expect(await violationsOn(page), step).toEqual([])
      await expectNoOverflow(page, step)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await enlargeLetters(page)
    await putInCart(page, site)
    await page.goto(site.origin)
    await placePaidOrder(site, await visitorId(page), email)
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
    const orderNumber = /[A-Z]{2}\d{6}/.exec((await mailsTo(email))[0]!.subject)![0]

    await page.goto(`${site.origin}/find-order`)
    await main.getByLabel(t('OrderNumber')).fill(orderNumber)
    await main.getByLabel(t('Email')).fill(email)
    await expectGoodPage('number and email')
    await main.getByRole('button', { name: t('FindOrderSend') }).click()
    const code = main.getByLabel(t('CodeLabel'))
    await expect(code).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectGoodPage('code')
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
    const texts = (await mailsTo(email)).map(({ text }) => text)
    await code.fill(/\b\d{3} ?\d{3}\b/.exec(texts.find((text) => !text.includes(orderNumber)) ?? texts.at(-1)!)![0])
    await main.getByRole('button', { name: t('ShowMyOrder') }).click()
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(orderNumber) })).toBeFocused()
    await expectGoodPage('order')
  })
}
