import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import * as v from 'valibot'
import type { BootstrapData } from './bootstrap-data.ts'
import { emptyContent } from './empty-content.ts'

/** The bootstrap data of a shop whose data is not loaded: no texts, no categories, every switch off. */
export const emptyBootstrapData: BootstrapData = {
  configuration: v.parse(configurationSchema, {}),
  messages: {},
  content: emptyContent,
  categories: [],
}
