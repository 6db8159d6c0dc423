import type { Configuration } from './configuration.ts'

/** Whether this is a shop for free supplies, which welcomes with a picture of its own (CFG-33). */
export const isFreeShop = ({ id }: Pick<Configuration, 'id'>) => id.endsWith('forbrugsshop_free')
