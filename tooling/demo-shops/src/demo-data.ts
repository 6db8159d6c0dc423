import { assembleShop } from './assemble/shop.ts'
import { demoCustomers } from './customers/customers.ts'
import { allPictures } from './pictures/pictures.ts'
import { shopPlans } from './shops/shops.ts'

/**
 * The seven demo shops with their pictures and customers, as a gateway writes them into its database. Picture URLs here
 * have no version: `/api/pictures/<name>/<file>`.
 */
export const demoData = () => ({
  shops: shopPlans.map(assembleShop),
  pictures: allPictures(),
  customers: demoCustomers,
})
