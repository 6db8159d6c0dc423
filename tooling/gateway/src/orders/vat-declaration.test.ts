import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createMailbox, createFakeNets, createShopper, payAtNets, useTestGateway } from '../../testing/test.ts'
import { vatDeclarations } from './order-tables.ts'

const nets = createFakeNets()
const { mails, sendMail } = createMailbox()
const gateway = useTestGateway({ platform: { fetch: nets.fetch, sendMail } })

async function buy(shopId: string, products: Record<string, number>, customProperties: object) {
  const shopper = createShopper(gateway.fetch, shopId)
  await shopper.post('/cart/update-properties', { customProperties, shippingMethod: 'home' })
  const { transactionId, correlationId, paymentId } = await shopper.ordersAtNets(products)
  const cart = await shopper.cart()
  await payAtNets(gateway, nets, paymentId)
  const { body: transaction } = await shopper.transaction(transactionId, correlationId)
  const declared = eq(vatDeclarations.transactionId, transactionId)
  const [declaration] = await gateway.db.select().from(vatDeclarations).where(declared)
  return { cart, transaction, declaration, payment: nets.payments.get(paymentId), mail: mails.at(-1) }
}

describe('VAT declarations', () => {
  it('keeps what was declared with the order that was bought without VAT [CART-15] (OP-62)', async () => {
    const bought = await buy('test_uk', { loop: 2, battery: 1 }, { applyVATExempt: 'true', referralCode: ' FRIEND ' })
    expect(bought.cart.vatExempt).toMatch(/^£/)
    expect(bought.transaction).toMatchObject({
      orderPlaced: true,
      vatExempt: bought.cart.vatExempt,
      vat: bought.cart.vat,
      referralCode: 'FRIEND',
    })
    expect(bought.mail?.text).toContain(`VAT you do not pay  -${bought.cart.vatExempt}`)
    expect(bought.declaration).toMatchObject({
      orderNumber: bought.transaction.orderNumber,
      declaredBy: 'Inger Sørensen',
      address: { city: 'Hellerup' },
      goods: [{ itemNumber: 'LOOP-1', quantity: 2 }],
      textVersion: expect.stringMatching(/^vat-exempt/),
    })
  })

  it('keeps none where nothing was freed of VAT', async () => {
    expect((await buy('test_uk', { battery: 1 }, { applyVATExempt: 'true' })).declaration).toBeUndefined()
    expect((await buy('test_uk', { loop: 1 }, { applyVATExempt: 'false' })).declaration).toBeUndefined()
    const danish = await buy('test_dk', { loop: 1 }, { applyVATExempt: 'true' })
    expect({ declaration: danish.declaration, vatExempt: danish.cart.vatExempt }).toEqual({
      declaration: undefined,
      vatExempt: '',
    })
  })

  it('hands a public buyer’s EAN number on: to the order, the payment and the mail [CART-14]', async () => {
    const { transaction, payment, mail } = await buy('test_dk', { loop: 1 }, { eanNumberApplied: '5798 000000001' })
    expect(transaction.eanNumber).toBe('5798000000001')
    expect(payment?.request.checkout.consumer).toMatchObject({ reference: '5798000000001' })
    expect(mail?.text).toContain('EAN-nummer: 5798000000001')
  })
})
