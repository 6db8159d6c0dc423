import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeAdyenHosts, methods, openAdyenPayment } from '../../../testing/open-adyen-payment-page.tsx'

const paymentMethods = JSON.stringify({
  paymentMethods: [
    { type: 'mobilepay', name: 'MobilePay' },
    { type: 'vipps', name: 'Vipps' },
    { type: 'trustly', name: 'Trustly' },
  ],
})
const selected = () => screen.getAllByRole('radio').map((row) => row.getAttribute('aria-checked') === 'true')

describe('the form of Adyen', () => {
  beforeEach(() => void fakeAdyenHosts())

  it('[PAY-25] selects a way to pay by arrow key, around the ends, as in every group of radio buttons', async () => {
    const { person } = openAdyenPayment({ methods: { ...methods, paymentMethods } })
    const rows = await screen.findAllByRole('radio')
    rows[0]?.focus()
    await person.keyboard('{ArrowDown}')
    expect([selected(), document.activeElement]).toEqual([[false, true, false], rows[1]])
    await person.keyboard('{ArrowLeft}{ArrowUp}')
    expect([selected(), document.activeElement]).toEqual([[false, false, true], rows[2]])
  })

  it('[PAY-25] leaves the arrow keys to any other focused control of the form', async () => {
    const { person } = openAdyenPayment({ methods: { ...methods, paymentMethods } })
    const button = await screen.findByRole('button', { name: 'Continue to MobilePay' })
    button.focus()
    await person.keyboard('{ArrowDown}')
    expect([selected(), document.activeElement]).toEqual([[true, false, false], button])
  })
})
