import type { ShopPlan } from '../shop-plan.ts'
import { bernafonGlobal } from './bernafon-global.ts'
import { bernafonUk } from './bernafon-uk.ts'
import { horselbutikSe } from './horselbutik-se.ts'
import { phonicearDkFree } from './phonicear-dk-free.ts'
import { phonicearDk } from './phonicear-dk.ts'
import { productGlobal } from './product-global.ts'
import { productUk } from './product-uk.ts'

/** The seven demo shops, which together use every option of a shop. */
export const shopPlans: readonly ShopPlan[] = [
  productGlobal,
  productUk,
  phonicearDk,
  phonicearDkFree,
  bernafonGlobal,
  bernafonUk,
  horselbutikSe,
]
