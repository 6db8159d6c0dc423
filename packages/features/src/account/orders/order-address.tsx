import { linesOfAddress } from '@shop/domain/address/address-lines.ts'
import { Lines } from '@shop/ui/content/lines.tsx'
import { useCountryName } from '../address-lines.ts'

interface OrderAddressProps {
  /** Names, streets, and what else is known, as they are to stand below each other. */
  lines: readonly string[]
  postalCode: string
  city: string
  /** A code, or what the gateway calls it. */
  country: string
  /** What follows the country: phone and e-mail. */
  reach?: readonly string[]
}

/** An address of an order, without the lines that are empty (ORD-09, ORD-13). */
export function OrderAddress({ lines, country, reach = [], ...place }: OrderAddressProps) {
  const countryName = useCountryName()
  return <Lines lines={linesOfAddress(lines, place, [countryName(country), ...reach])} />
}
