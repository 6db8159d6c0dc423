import type { Brand } from '@shop/features/brand.ts'

/** The brands of all apps by id. */
export const brands: Readonly<Record<string, Brand>> = Object.fromEntries(
  Object.values(import.meta.glob<Brand>('../../../apps/*/src/brand.ts', { eager: true, import: 'brand' })).map(
    (brand) => [brand.id, brand],
  ),
)

/** The page language of each market. */
export const markets: Record<string, string> = { global: 'en-GB', uk: 'en-GB', dk: 'da-DK', se: 'sv-SE' }
