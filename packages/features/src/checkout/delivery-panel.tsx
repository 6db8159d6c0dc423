import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { addressLines, countryLine } from '@shop/domain/address/address-lines.ts'
import { defaultCountry } from '@shop/domain/shop/configuration.ts'
import { Lines } from '@shop/ui/content/lines.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { createCheckoutStorage } from './checkout-storage.ts'
import { cartOf } from '../cart/cart.ts'

/**
 * The delivery address and shipping type beside a payment, as typed at checkout. Renders nothing if the browser has no
 * stored address.
 */
export function DeliveryPanel() {
  const t = useTranslate()
  const address = useDeliveryAddress()
  const method = useShippingName()
  const { supportedCountries } = useConfiguration()
  const lines = addressLines(address)
  if (lines.length === 0) return null
  return (
    <Panel aria-label={t('DeliveredTo')}>
      <Stack gap="tight">
        <h2>{t('DeliveredTo')}</h2>
        <Lines lines={[...lines, countryLine(address.countryCode, supportedCountries)].filter(Boolean)} />
        {method && <p>{t('DeliveryNamed', { name: method })}</p>}
        <StandaloneLink href={paths.checkout}>{t('ChangeDelivery')}</StandaloneLink>
      </Stack>
    </Panel>
  )
}

/** Reads the stored address once, because the payment page does not change it. */
function useDeliveryAddress(): CheckoutAddress {
  const { platform } = useShop()
  const configuration = useConfiguration()
  const [draft] = useState(() => createCheckoutStorage(platform).read(defaultCountry(configuration)))
  return draft.shipToDifferentAddress ? draft.deliveryAddress : draft.invoiceAddress
}

function useShippingName(): string | undefined {
  const { shippingTypes } = useConfiguration()
  const selected = useCart((state) => cartOf(state).selectedShippingType)
  return shippingTypes.find(({ code }) => code === selected)?.name
}
