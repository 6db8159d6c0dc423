import { linesOfAddress } from '@shop/domain/address/address-lines.ts'
import { Lines } from '@shop/ui/content/lines.tsx'
import { useConfiguration } from '../../runtime/config/shop-config.tsx'
import { useCountryName } from '../address-lines.ts'

interface OrderAddressProps {
  /** The lines above the postal code: names, streets, and others. */
  lines: readonly string[]
  postalCode: string
  city: string
  /** A country code, or the gateway's name of the country. */
  country: string
  /** Lines below the country: phone and e-mail. */
  reach?: readonly string[]
}

/** An address of an order. Leaves out empty lines. */
export function OrderAddress({ lines, country, reach = [], ...place }: OrderAddressProps) {
  const countryName = useCountryName()
  const { supportedCountries } = useConfiguration()
  // Some gateways send the name.
  const [countryCode = country] = Object.entries(supportedCountries).find(([, name]) => name === country) ?? []
  return <Lines lines={linesOfAddress(lines, { ...place, countryCode }, [countryName(country), ...reach])} />
}
