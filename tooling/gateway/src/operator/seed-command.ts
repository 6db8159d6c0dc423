import { findOwner } from '../deployment/claim-deployment.ts'
import { seedPictures } from '../seeding/seed-pictures.ts'
import { readShopsFile } from '../seeding/read-shops-file.ts'
import { reseedShops } from '../seeding/seed-shops.ts'
import { checkCurrency } from '../shops/check-currency.ts'
import type { ChangingCommand } from './operator-command.ts'
import { UsageError } from './usage-error.ts'

/** Writes the shops of a file. Can be repeated: carts, customers and orders stay. */
export const seedCommand: ChangingCommand = {
  forms: { '<file> [--shop <shop>]': 'writes the shops and pictures of a JSON file' },
  plan: async (db, [file, ...others], { shopId }) => {
    if (file === undefined || others.length > 0) throw new UsageError()
    if (!(await findOwner(db))) throw new Error('This database has no tables yet: start a gateway first.')
    const data = readShopsFile(file)
    const shops = data.shops.filter(({ id }) => shopId === undefined || shopId === id)
    const names = shops.map(({ id }) => id).join(', ')
    for (const { id, settings } of shops) checkCurrency(id, settings)
    if (names === '') throw new Error(`${file} has no such shop.`)
    return {
      consequence: `The data of ${names} are replaced by those of the file. Carts, customers and orders stay.`,
      subject: names,
      run: async () => {
        await seedPictures(db, data.pictures)
        await reseedShops(db, shops)
        return `Seeded ${names}`
      },
    }
  },
}
