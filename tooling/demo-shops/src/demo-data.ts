import { assembleShop } from './assemble/shop.ts'
import { demoCustomers } from './customers/customers.ts'
import { allPictures } from './pictures/pictures.ts'
import { shopPlans } from './shops/shops.ts'

/**
 * Everything of the seven demo shops as a gateway writes it into its database: the shops, the pictures they show, and
 * whom they know. A picture's address in here names it, `/api/pictures/<name>/<file>`, and no version of it.
 */
export const demoData = () => ({
  shops: shopPlans.map(assembleShop),
  pictures: allPictures(),
  customers: demoCustomers,
})
