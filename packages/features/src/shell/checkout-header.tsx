import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { SecureCheckoutNote } from '@shop/ui/commerce/cart/secure-checkout-note.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { HeaderLink } from '@shop/ui/navigation/header-action.tsx'
import { QuietHeader } from '@shop/ui/navigation/quiet-header.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { phoneLink } from '../runtime/navigation/phone-link.ts'
import { AccountAction } from './account-action.tsx'
import { BrandLogo } from './brand-logo.tsx'
import { CartAction } from './cart-action.tsx'
import { SearchBox } from './search-box.tsx'
import { WriteToUs } from '../runtime/navigation/write-to-us.tsx'

/** The header of checkout and payment. Search, help, login and cart are behind one button. */
export function CheckoutHeader() {
  const t = useTranslate()
  return (
    <QuietHeader
      logo={<BrandLogo place="header" />}
      note={<CheckoutSecurityNote />}
      moreLabel={t('More')}
      closeLabel={t('Close')}
      search={<SearchBox />}
      actions={
        <>
          <HeaderLink icon="help" label={t('Help')} href={paths.customerService} />
          <AccountAction />
          <CartAction />
        </>
      }
    />
  )
}

/** Says that paying is safe, in shops that take payments, and how to reach customer service. */
function CheckoutSecurityNote() {
  const t = useTranslate()
  const { configuration, content } = useShopConfig()
  const { phone, openingHours } = content.sellingPointsBar ?? {}
  const isPaid = takesPayment(configuration)
  return (
    <SecureCheckoutNote
      icon={isPaid ? 'lock' : 'phone'}
      title={t(isPaid ? 'SecureCheckout' : 'CustomerService')}
      hours={configuration.displaySellingPointsBar && openingHours}
    >
      {phone && (
        <>
          <Link href={phoneLink(phone)}>{phone}</Link> · <WriteToUs />
        </>
      )}
    </SecureCheckoutNote>
  )
}
