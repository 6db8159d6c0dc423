import { configurationSchema } from '@shop/domain/configuration.ts'
import { staticContentSchema } from '@shop/domain/content.ts'
import * as v from 'valibot'
import type { Basics } from './basics.ts'

/** The basics of a shop that nothing is known about yet: no words, no categories, every switch off. */
export const unknownBasics: Basics = {
  configuration: v.parse(configurationSchema, {}),
  messages: {},
  content: v.parse(staticContentSchema, {}),
  categories: [],
}
