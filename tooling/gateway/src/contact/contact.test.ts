import { beforeEach, describe, expect, it } from 'vitest'
import { throttles } from '../access/throttle-tables.ts'
import { runCommand } from '../operator/commands.ts'
import { outbox } from '../outbox/outbox-tables.ts'
import { createTestGateway, useTestGateway } from '../../testing/test-gateway.ts'
import { createFakeCaptcha } from '../../testing/fake-captcha.ts'
import { sureOperator } from '../../testing/sample-operator.ts'
import { createShopper } from '../../testing/shopper.ts'
import { createMailbox } from '../../testing/mailbox.ts'
import { contactMessages } from './contact-tables.ts'

const captcha = createFakeCaptcha()
const { mails, sendMail } = createMailbox()
const gateway = useTestGateway({ platform: { fetch: captcha.fetch, sendMail } })

const form = {
  message: 'Hvilken dome passer?\r\n\r\nJeg bruger 312.',
  name: 'Inger Sørensen',
  email: 'Inger@Example.com',
  phone: '39 62 00 14',
}
const send = (changes: object = {}, to = gateway) =>
  createShopper(to.fetch).call('POST', '/customer-service/contact-us', { ...form, ...changes })
const write = (changes: object = {}) => send({ captcha: captcha.solve(), ...changes })
const withdraw = (orderNumber: string, to = gateway) => send({ orderNumber, phone: '' }, to)
const refusalOf = (answer: { status: number; body: { errors: { errorCode: string }[] } }) => [
  answer.status,
  answer.body.errors.map(({ errorCode }) => errorCode),
]
const kept = () => gateway.db.select().from(contactMessages)
const mailTo = (address: string) => mails.find(({ to }) => to === address)

describe('contact', () => {
  beforeEach(async () => {
    // Waits for the background work of the previous test.
    await gateway.background.idle()
    await gateway.db.delete(contactMessages)
    await gateway.db.delete(outbox)
    await gateway.db.delete(throttles)
    mails.length = 0
  })

  it('[API-42] keeps a message, mails it to the people of the shop, and a receipt to its writer', async () => {
    const { status, headers } = await write()
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    const message = 'Hvilken dome passer?\n\nJeg bruger 312.'
    expect(await kept()).toMatchObject([{ ...form, message, shopId: 'test_dk', email: 'inger@example.com' }])
    await gateway.runDueJobs()
    expect(mails).toHaveLength(2)
    expect(mails.filter(({ replyTo }) => replyTo)).toMatchObject([{ replyTo: 'inger@example.com' }])
    for (const { text } of mails) {
      for (const written of ['Hvilken dome passer?\nJeg bruger 312.', 'Inger Sørensen', '39 62 00 14']) {
        expect(text).toContain(written)
      }
    }
    expect(mailTo('inger@example.com')?.text).toMatch(/ 20\d\d kl\. \d\d\.\d\d\b(?!\.\d)/)
  })

  it('[CS-04] asks for a solved captcha, and takes each once', async () => {
    expect(refusalOf(await send())).toEqual([400, ['invalid-captcha']])
    expect(refusalOf(await write({ captcha: 'guess' }))).toEqual([400, ['invalid-captcha']])
    const token = captcha.solve()
    expect((await write({ captcha: token })).status).toBe(200)
    expect(refusalOf(await write({ captcha: token }))).toEqual([400, ['invalid-captcha']])
    expect(await kept()).toHaveLength(1)
  })

  describe('what is wrong with a message', () => {
    it.each([
      [{ message: ' \n ' }, ['invalid-message']],
      [{ message: 'x'.repeat(4001) }, ['invalid-message']],
      [{ name: '', email: 'inger' }, ['invalid-name', 'invalid-email']],
      [{ email: 'inger@example.com\r\nBcc: all@example.com' }, ['invalid-email']],
    ])('[CS-06] [AUTH-21] is said by codes, before the captcha is used up: %j', async (changes, codes) => {
      const token = captcha.solve()
      expect(refusalOf(await write({ ...changes, captcha: token }))).toEqual([400, codes])
      expect((await write({ captcha: token })).status).toBe(200)
      expect(await kept()).toHaveLength(1)
    })

    it('[FORM-02] is no sign that shows nothing, and no line in a name', async () => {
      await write({
        name: 'Inger\r\nBcc: all@example.com\u200B',
        email: '\u202Ainger@example.com,',
        phone: '39\u201162\u201100\u201114',
      })
      expect(await kept()).toMatchObject([
        { name: 'Inger  Bcc: all@example.com', email: 'inger@example.com', phone: '39-62-00-14' },
      ])
    })

    it('is no missing telephone number: a withdrawal may not ask for one', async () => {
      expect((await write({ phone: '' })).status).toBe(200)
    })
  })

  describe('a withdrawal without a captcha', () => {
    it('[LAW-02] is taken, whether its order exists or not: the answer tells a stranger nothing', async () => {
      const answers = [await withdraw('T100001'), await withdraw('NO-SUCH-ORDER')]
      expect(answers.map(({ status, body }) => [status, body])).toEqual([
        [200, answers[0]?.body],
        [200, answers[0]?.body],
      ])
      expect(await kept()).toHaveLength(2)
    })

    it('[LAW-02] [RUN-22] needs one once a network has sent many, and is taken with it', async () => {
      const strict = await createTestGateway({
        environment: { CUSTOMERS_PER_ADDRESS: '1' },
        platform: { fetch: captcha.fetch },
      })
      try {
        const answers: unknown[] = []
        for (let index = 0; index < 6; index += 1) answers.push((await withdraw('T100001', strict)).status)
        expect(answers).toEqual([200, 200, 200, 200, 200, 400])
        const solved = await send({ orderNumber: 'T100001', captcha: captcha.solve() }, strict)
        expect(solved.status).toBe(200)
      } finally {
        await strict.close()
      }
    })

    it('[LAW-02] is offered in the configuration', async () => {
      const { body } = await createShopper(gateway.fetch).call('GET', '/v1.0/configuration/frontend')
      expect(body).toMatchObject({ captcha: { sparesWithdrawals: true } })
    })
  })

  it('[CS-20] repeats everything in the receipt, and nothing as a link: a stranger may have typed the address', async () => {
    await write({ message: 'You have won\nSee evil.example' })
    await gateway.runDueJobs()
    for (const { text } of mails) {
      expect(text.replaceAll('\u200B', '')).toContain('You have won\nSee evil.example')
      expect(text).not.toContain('evil.example')
    }
  })

  it('mails nothing that was erased meanwhile', async () => {
    const { db } = gateway
    for (const kind of ['contact-message', 'contact-receipt'] as const) {
      await db.insert(outbox).values({ key: kind, kind, subjectId: 'erased' })
    }
    await gateway.runDueJobs()
    expect(mails).toEqual([])
    expect(await db.select({ lastError: outbox.lastError }).from(outbox)).toEqual([
      { lastError: null },
      { lastError: null },
    ])
  })

  it('shows the operator what was written, without what would steer a terminal', async () => {
    expect(await runCommand(gateway.db, 'messages', [], sureOperator)).toBe('There are none.')
    await write({ message: 'Hej\u001B[2J\nFarvel' })
    const shown = await runCommand(gateway.db, 'messages', [], sureOperator)
    expect(shown).toMatch(
      /^\d{4}-.* {2}test_dk {2}Inger Sørensen {2}inger@example\.com {2}39 62 00 14\n {4}Hej\[2J\n {4}Farvel$/,
    )
  })
})
