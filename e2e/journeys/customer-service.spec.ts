import { randomUUID } from 'node:crypto'
import { solveCaptcha } from '../support/customers/captcha.ts'
import { askOperator } from '../support/customers/operator.ts'
import { newEmail } from '../support/customers/order.ts'
import { openAddress } from '../support/pages/page-state.ts'
import { mailsTo } from '../support/servers/sandbox.ts'
import { expect, test } from '../support/shop-test.ts'
import { sites } from '../support/servers/sites.ts'

interface Kept {
  messages: { shopId: string; name: string; phone: string; message: string }[]
}

/** Returns what the gateway's database holds of a visitor's messages. */
async function messagesOf(email: string) {
  const { messages } = JSON.parse(await askOperator('export', email)) as Kept
  return messages
}

/** Returns the one mail to an address that contains these words. */
async function mailWith(address: string, words: string) {
  const found = async () => (await mailsTo(address)).filter(({ text }) => text.includes(words))
  await expect.poll(async () => (await found()).length).toBe(1)
  return (await found())[0]!
}

test('[CS-03] [CS-04] [CS-06] [CS-07] [API-42] a visitor writes to customer service, corrects what is wrong, and is heard', async ({
  page,
}) => {
  const site = sites.bernafonUk
  const { t } = site
  const email = newEmail()
  // Without a dot, which mails follow with an invisible space.
  const question = `Which dome fits? ${randomUUID()}`
  await openAddress(page, site, '/customer-service')
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible()

  const send = page.getByRole('button', { name: t('SendMessage') })
  await page.locator('#contact-phone').fill('none')
  await page.locator('#contact-message').fill(question)
  await send.click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: t('PhoneQuestion') }).click()
  await expect(page.locator('#contact-phone')).toBeFocused()
  await page.locator('#contact-phone').fill('01423 555 010')
  await page.locator('#contact-name').fill('Dorothy Ashworth')
  await page.locator('#contact-email').fill(email)
  await solveCaptcha(page)
  await send.click()

  await expect(page.getByRole('main').getByText(t('MessageSent'))).toBeVisible()
  await expect(page.locator('#contact-message')).toHaveValue('')
  expect(await messagesOf(email)).toMatchObject([
    { shopId: site.shop, name: 'Dorothy Ashworth', phone: '01423 555 010', message: question },
  ])
  expect((await mailWith(email, question)).subject).toBe(t('ContactReceiptTitle'))
  expect((await mailWith('service-uk@bernafon.example', question)).subject).toContain('Dorothy Ashworth')
})

test('[LAW-02] a visitor withdraws from a contract in two steps, without an account, from the foot of a page on', async ({
  page,
}) => {
  const site = sites.horselbutikSe
  const { t } = site
  const email = newEmail()
  await openAddress(page, site, '/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('WithdrawalTitle') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('WithdrawalTitle') })).toBeVisible()
  await page.locator('#withdrawal-orderNumber').fill('HB100001')
  await page.locator('#withdrawal-name').fill('Inger Kjær')
  await page.locator('#withdrawal-email').fill(email)
  await page.getByRole('button', { name: t('WithdrawalGoOn') }).click()
  await expect(page.getByRole('heading', { name: t('WithdrawalCheckTitle') })).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('HB100001')
  await expect(askOperator('export', email)).rejects.toThrow('Nothing is kept')

  // Withdrawing is a right, so it needs no captcha.
  await page.getByRole('button', { name: t('WithdrawalConfirm') }).click()
  await expect(page.getByText(t('WithdrawalSent', { email }))).toBeVisible()
  const declared = t('WithdrawalMessage', { orderNumber: 'HB100001' })
  expect(await messagesOf(email)).toMatchObject([{ shopId: site.shop, phone: '', message: declared }])
  // The law requires its content and its time.
  expect((await mailWith(email, declared)).text).toMatch(/ 20\d\d kl\. \d\d:\d\d\./)
})
