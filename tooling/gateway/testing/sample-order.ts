import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import type { MailedOrder } from '../src/mails/order-parts.ts'
import type { DraftLine, OrderDraft } from '../src/model/order-draft.ts'

const address = {
  ...emptyAddress('DK'),
  id: 'home',
  firstName: 'Inger',
  lastName: 'Østergård',
  email: 'inger@example.com',
  addressLine1: 'Strandvejen 12, 3. th.',
  postalCode: '2900',
  city: 'Hellerup',
  phoneNumber: '+4520123456',
}

/** Creates an order line with defaults. */
export const sampleLine = (part: Partial<DraftLine>): DraftLine => ({
  id: 'battery',
  itemNumber: 'BAT-312',
  name: 'Batteries 312',
  description: '',
  imageUrl: '',
  quantity: 1,
  unitMinor: 3950,
  totalMinor: 3950,
  vatRate: 2500,
  isGift: false,
  isVatExempt: false,
  price: { priceMinor: 3950, bulk: [] },
  ...part,
})

const draft: OrderDraft = {
  lines: [
    sampleLine({ quantity: 6, totalMinor: 21_000 }),
    sampleLine({ itemNumber: 'DOME-8', name: 'Domes', attributes: [['size', '8 mm']], totalMinor: 7500 }),
    sampleLine({ itemNumber: 'CLOTH-1', name: 'Cloth', totalMinor: 0, isGift: true }),
  ],
  discounts: [{ name: 'WELCOME10', amountMinor: 2850, vatMinor: 570 }],
  shipping: { code: 'home', name: 'Home delivery', inclVatMinor: 5900, exclVatMinor: 4720, vatRate: 2500 },
  totals: { subTotalInclVat: 28_500, subTotalExclVat: 22_800, discount: 2850, vat: 6310, vatExempt: 0, total: 31_550 },
  style: { cultureName: 'da-DK', currency: 'DKK' },
  language: 'da',
  invoiceAddress: address,
  deliveryAddress: { ...address, firstName: 'Jens', addressLine1: 'Skovvej 3', postalCode: '8000', city: 'Aarhus' },
  properties: {},
  encryptedCpr: null,
  origin: 'https://shop.example',
}

/** Creates an order for mails, with defaults. */
export const sampleOrder = (part: Partial<OrderDraft> = {}): MailedOrder => ({
  orderNumber: 'T100001',
  draft: { ...draft, ...part },
  hasAccount: false,
  trackingNumber: null,
})
