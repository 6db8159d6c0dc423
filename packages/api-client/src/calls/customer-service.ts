import type { ContactMessage } from '@shop/domain/contact/contact-message.ts'
import { customerServiceSchema } from '@shop/domain/shop/content.ts'
import { orEmpty } from '@shop/domain/reading/parse.ts'
import type { Http } from '../http/http.ts'

/** The calls for the pages of customer service and for its contact form. */
export function customerServiceCalls(http: Http) {
  return {
    pages: (signal?: AbortSignal) => http.get('/api/customer-service', orEmpty(customerServiceSchema), { signal }),
    contact: (message: ContactMessage) => http.send('post', '/api/customer-service/contact-us', { json: message }),
  }
}
