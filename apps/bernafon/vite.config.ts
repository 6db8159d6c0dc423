import { brandConfig } from '@shop/build/brand.ts'

export default brandConfig()
