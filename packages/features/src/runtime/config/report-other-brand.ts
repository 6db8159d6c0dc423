import type { Configuration } from '@shop/domain/shop/configuration.ts'
import type { Brand } from './brand.ts'

/** Writes on the console that a gateway speaks of another brand than this app's; what is shown stays the app's (CFG-37). */
export function reportOtherBrand({ brand: configured }: Pick<Configuration, 'brand'>, { id }: Pick<Brand, 'id'>) {
  if (configured === '' || configured.toLowerCase() === id) return
  console.warn(`The shop is configured for the brand "${configured}"; this is "${id}", and stays it.`)
}
