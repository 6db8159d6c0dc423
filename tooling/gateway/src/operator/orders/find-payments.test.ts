import { describe, expect, it } from 'vitest'
import { createFakeNets, createShopper, sureOperator, useTestGateway } from '../../../testing/test.ts'
import { runCommand } from '../commands.ts'
import { UsageError } from '../usage-error.ts'

const gateway = useTestGateway({ platform: { fetch: createFakeNets().fetch } })

const run = (...words: string[]) => runCommand(gateway.db, 'order', [...words, '--payment'], sureOperator)

/** Cuts a number as the result page does. */
const readOut = (number: string) => {
  const letters = number.replaceAll(/[^\da-z]/gi, '').toUpperCase()
  return [letters.slice(0, 4), letters.slice(4, 8)]
}

describe('finding payments', () => {
  it('finds a payment by the letters that a customer reads out, whichever side gave it its number [RES-15]', async () => {
    const shopper = createShopper(gateway.fetch)
    const { transactionId, paymentId } = await shopper.ordersAtNets({ battery: 2 })
    const line = new RegExp(`authorising .* no order +transaction ${transactionId} +payment ${paymentId} at nets`)
    expect(await run(...readOut(transactionId))).toMatch(line)
    expect(await run(paymentId)).toMatch(line)
    await expect(run(...readOut(transactionId), '--shop', 'no_such_shop')).rejects.toThrow('There is no payment')
  })

  it.each([[[]], [['7F3A']], [['%%%%%%%%']]])('wants eight letters: %j', async (words) => {
    await expect(run(...words)).rejects.toThrow(UsageError)
  })

  it('says so where there is none', async () => {
    await expect(run('0000 0000')).rejects.toThrow('There is no payment whose number begins with 00000000.')
  })
})
