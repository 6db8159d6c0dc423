import { startShop } from '@shop/features/start.tsx'
import { brand } from './brand.ts'

// Not awaited: the pages it loads live on this very module, and would wait for it in turn.
void startShop(brand)
