import { recommendedItemNumbersSchema, sentConfigurationSchema } from '@shop/domain/shop/configuration.ts'
import { staticContentSchema, translationsSchema } from '@shop/domain/shop/content.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import type { Http } from '../http/http.ts'

/** The calls for what a shop needs before it can show a page: texts, configuration, content. */
export function contentCalls(http: Http) {
  return {
    /** Reads all texts by message key. */
    translations: async (signal?: AbortSignal) =>
      (await http.get('/api/translations', translationsSchema, { signal })).translations,
    configuration: (signal?: AbortSignal) =>
      http.get('/api/v1.0/configuration/frontend', sentConfigurationSchema, { signal }),
    /** Reads the item numbers of recommended products. Only needed if the configuration does not list them. */
    recommendedItemNumbers: (signal?: AbortSignal) =>
      http.get('/api/v1.0/configuration/recommended-products', recommendedItemNumbersSchema, { signal }),
    staticContent: (signal?: AbortSignal) =>
      http.get('/api/v1.0/static-content/all', orEmpty(staticContentSchema), { signal }),
  }
}
