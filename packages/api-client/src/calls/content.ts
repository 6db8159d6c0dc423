import { configurationSchema, recommendedItemNumbersSchema } from '@shop/domain/shop/configuration.ts'
import { staticContentSchema, translationsSchema } from '@shop/domain/shop/content.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import type { Http } from '../http/http.ts'

/** The calls for everything a shop needs to know about itself before it can show a page. */
export function contentCalls(http: Http) {
  return {
    /** The wording of every message, by key. */
    translations: async (signal?: AbortSignal) =>
      (await http.get('/api/translations', translationsSchema, { signal })).translations,
    configuration: (signal?: AbortSignal) =>
      http.get('/api/v1.0/configuration/frontend', configurationSchema, { signal }),
    /** Item numbers; asked only when the configuration does not list them itself (OP-69). */
    recommendedItemNumbers: (signal?: AbortSignal) =>
      http.get('/api/v1.0/configuration/recommended-products', recommendedItemNumbersSchema, { signal }),
    staticContent: (signal?: AbortSignal) =>
      http.get('/api/v1.0/static-content/all', orEmpty(staticContentSchema), { signal }),
  }
}
