import { cancellationForm } from '@shop/domain/orders/cancellation-form.ts'
import { complaintBodies } from '@shop/domain/shop/complaint-bodies.ts'
import type { MailPart } from './mail-content.ts'
import type { MailShop } from './mail-shop.ts'

/** A page of the shop as a mail repeats it. */
export interface MailedPage {
  title: string
  lines: readonly string[]
}

/** The name and numbers of the seller, and how to reach it. */
function sellerLines({ t, seller, senderEmail }: MailShop): string[] {
  const { name = '', address = '', companyNumber = '', vatNumber = '' } = seller ?? {}
  return [
    name,
    address,
    companyNumber && t('CompanyNumber', { companyNumber }),
    vatNumber && t('VatNumber', { vatNumber }),
    senderEmail,
  ].filter(Boolean)
}

/**
 * What the law wants a customer to hold after an order, in the mail itself, because a link is no durable medium (Directive
 * 2011/83/EU, Article 8(7); Court of Justice, C-49/11). Free orders need none of it.
 */
export function legalParts(shop: MailShop, terms: MailedPage | undefined): MailPart[] {
  const { t, law, showsPrices } = shop
  if (!showsPrices) return []
  const seller: MailPart = { kind: 'lines', title: t('SellerTitle'), lines: sellerLines(shop) }
  const written: MailPart[] = terms ? [{ kind: 'lines', ...terms, isProse: true }] : []
  return [
    ...(law.isEu ? [guarantee(shop), withdrawalForm(shop)] : []),
    ...(law.isUk ? [titled(cancellationForm(sellersReach(shop)))] : []),
    ...(law.isEu ? complaints(shop) : []),
    ...written,
    seller,
  ]
}

const guarantee = ({ t }: MailShop): MailPart => ({
  kind: 'lines',
  isProse: true,
  title: t('GuaranteeTitle'),
  lines: [t('GuaranteeText')],
})

const titled = ([title = '', ...rest]: readonly string[]): MailPart => ({
  kind: 'lines',
  title,
  lines: rest,
  isProse: true,
})

/** To whom the forms are sent. */
function sellersReach(shop: MailShop): string {
  const { name = shop.name, address = '' } = shop.seller ?? {}
  return [name, address, shop.senderEmail].filter(Boolean).join(', ')
}

/** The form of Annex I(B) of the directive, with its own words. */
const withdrawalForm = (shop: MailShop): MailPart =>
  titled(shop.t('ModelWithdrawalForm', { seller: sellersReach(shop) }).split('\n'))

function complaints({ t, law, supportedCountries }: MailShop): MailPart[] {
  const lines = complaintBodies({ law, supportedCountries }).map(({ name, address, url }) =>
    [name, address, url].filter(Boolean).join(', '),
  )
  return [{ kind: 'lines', isProse: true, title: t('ComplaintTitle'), lines: [t('ComplaintText'), ...lines] }]
}
