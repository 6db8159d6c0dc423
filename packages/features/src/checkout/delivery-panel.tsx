import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { addressLines } from '@shop/domain/address/address-lines.ts'
import { defaultCountry } from '@shop/domain/shop/configuration.ts'
import { Lines } from '@shop/ui/content/lines.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useState } from 'react'
import { useCart } from '../cart/cart-context.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useCheckoutServices } from './checkout-services.ts'
import { createCheckoutStorage } from './checkout-storage.ts'

/**
 * Where the order goes and how, beside its payment, as it was typed at checkout; nothing in a browser that remembers no
 * address of it.
 */
export function DeliveryPanel() {
  const t = useTranslate()
  const address = useDeliveryAddress()
  const method = useShippingName()
  const country = useForeignCountry(address)
  const lines = addressLines(address)
  if (lines.length === 0) return null
  return (
    <Panel aria-label={t('DeliveredTo')}>
      <Stack data-gap="tight">
        <h2>{t('DeliveredTo')}</h2>
        <Lines lines={[...lines, ...country]} />
        {method && <p>{t('DeliveryNamed', { name: method })}</p>}
        <StandaloneLink href={paths.checkout}>{t('ChangeDelivery')}</StandaloneLink>
      </Stack>
    </Panel>
  )
}

/** What was typed at checkout, read once: nothing on the page of a payment changes it. */
function useDeliveryAddress(): CheckoutAddress {
  const { sessionStorage } = useCheckoutServices().platform
  const configuration = useConfiguration()
  const [draft] = useState(() => createCheckoutStorage(sessionStorage).read(defaultCountry(configuration)))
  return draft.shipToDifferentAddress ? draft.deliveryAddress : draft.invoiceAddress
}

function useShippingName(): string | undefined {
  const { shippingTypes } = useConfiguration()
  const selected = useCart(({ cart }) => cart.selectedShippingType)
  return shippingTypes.find(({ code }) => code === selected)?.name
}

/** The country in words, where it is not the one that goes without saying. */
function useForeignCountry({ countryCode }: CheckoutAddress): string[] {
  const configuration = useConfiguration()
  const name = configuration.supportedCountries[countryCode]
  return name && countryCode !== defaultCountry(configuration) ? [name] : []
}
