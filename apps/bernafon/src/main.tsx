import { startShop } from '@shop/features/start.tsx'
import { brand } from './brand.ts'

await startShop(brand)
