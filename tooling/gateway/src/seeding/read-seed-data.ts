import * as v from 'valibot'
import { PASSWORD_COST } from '../account/password/password.ts'
import { drawingSchema } from '../model/picture.ts'
import { shopDataSchema, type ShopData } from '../model/shop-data.ts'
import { pictureHash } from '../pictures/encoding.ts'
import type { SeedData } from './seed-data.ts'

interface UncheckedData {
  shops: readonly { id: string }[]
  pictures: unknown
  customers: SeedData['customers']
}

/** Checks the data of shops, and gives them picture URLs that change with the pictures. */
export function readSeedData({ shops, pictures, customers }: UncheckedData): SeedData {
  const hashed = v.parse(v.array(drawingSchema), pictures).map((drawing) => ({
    ...drawing,
    hash: pictureHash(drawing.svg),
  }))
  const versions = new Map(hashed.map(({ name, hash }) => [name, `${name}-${hash}`]))
  return {
    shops: shops.map((shop) => readShop(shop, versions)),
    pictures: hashed,
    customers,
    passwordCost: PASSWORD_COST,
  }
}

function readShop(shop: { id: string }, versions: ReadonlyMap<string, string>): ShopData {
  const addressed = JSON.stringify(shop).replaceAll(/"\/api\/pictures\/([^"/]+)\//g, (_address, name: string) => {
    const version = versions.get(name)
    if (version === undefined) throw new Error(`${shop.id} shows a picture that nobody draws: ${name}.`)
    return `"/api/pictures/${version}/`
  })
  return v.parse(shopDataSchema, JSON.parse(addressed))
}
