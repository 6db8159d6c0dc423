import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { Brand } from './brand.ts'

/** Warns on the console if the gateway is configured for another brand. The page keeps the app's brand. */
export function reportOtherBrand({ brand: configured }: Pick<Configuration, 'brand'>, { id }: Pick<Brand, 'id'>) {
  if (configured === '' || configured.toLowerCase() === id) return
  console.warn(`The gateway is configured for "${configured}", this app for "${id}"`)
}
