import { useConfiguration } from '../../runtime/config/shop-config.tsx'

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
export function OrderAddress({ lines, postalCode, city, country, reach = [] }: OrderAddressProps) {
  const { supportedCountries } = useConfiguration()
  const written = [...lines, `${postalCode} ${city}`.trim(), supportedCountries[country] ?? country, ...reach]
  return (
    <p>
      {written
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be the same, and none moves
          <span key={index}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
    </p>
  )
}
