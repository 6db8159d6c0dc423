import { brandConfig } from '@shop/vite/brand.ts'

export default brandConfig()
