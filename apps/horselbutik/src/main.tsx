import { startShop } from '@shop/features/start.tsx'
import { brand } from './brand.ts'

// Not awaited: the pages it loads import this module's chunk and would wait for it.
void startShop(brand)
