import amex from '../../../assets/payment-marks/amex.svg?url'
import dankort from '../../../assets/payment-marks/dankort.svg?url'
import klarna from '../../../assets/payment-marks/klarna.svg?url'
import maestro from '../../../assets/payment-marks/maestro.svg?url'
import mastercard from '../../../assets/payment-marks/mc.svg?url'
import mobilepay from '../../../assets/payment-marks/mobilepay.svg?url'
import swish from '../../../assets/payment-marks/swish.svg?url'
import trustly from '../../../assets/payment-marks/trustly.svg?url'
import vipps from '../../../assets/payment-marks/vipps.svg?url'
import visa from '../../../assets/payment-marks/visa.svg?url'

/** The name of a payment method, and our drawing of its mark, 48 by 32 pixels. */
export interface PaymentMark {
  label: string
  picture: string
}

/** Our drawings of marks, by the names that payment providers use. */
export const paymentMarks: Readonly<Partial<Record<string, PaymentMark>>> = {
  amex: { label: 'American Express', picture: amex },
  dankort: { label: 'Dankort', picture: dankort },
  klarna: { label: 'Klarna', picture: klarna },
  maestro: { label: 'Maestro', picture: maestro },
  mc: { label: 'Mastercard', picture: mastercard },
  mobilepay: { label: 'MobilePay', picture: mobilepay },
  swish: { label: 'Swish', picture: swish },
  trustly: { label: 'Trustly', picture: trustly },
  vipps: { label: 'Vipps', picture: vipps },
  visa: { label: 'Visa', picture: visa },
}
