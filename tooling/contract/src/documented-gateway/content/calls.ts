import { Hono } from 'hono'
import { rejected, unshown, type UnshownAnswer } from '../http/answers.ts'
import { body, isCaptchaSolved, text } from '../http/request.ts'
import { configuration, recommendedByCall, type ShopSettings } from './settings.ts'
import { customerService, staticContent } from './static-content.ts'

export function contentCalls(settings: ShopSettings, unshownAnswer: UnshownAnswer): Hono {
  const calls = new Hono()
  calls.get('/api/translations', (context) => context.json({ translations: settings.translations }))
  calls.get('/api/v1.0/configuration/frontend', (context) => context.json(configuration(settings)))
  calls.get('/api/v1.0/configuration/recommended-products', (context) => context.json(recommendedByCall))
  calls.get('/api/v1.0/static-content/all', (context) => context.json(staticContent))
  calls.get('/api/customer-service', (context) => context.json(customerService))
  calls.post('/api/customer-service/contact-us', async (context) => {
    const message = await body(context)
    if (!isCaptchaSolved(message['captcha'])) return rejected(context, 400, 'invalid-captcha')
    const required = ['message', 'name', 'email', 'phone']
    if (required.some((name) => text(message[name]) === '')) return rejected(context, 400, 'incomplete-message')
    return unshown(context, unshownAnswer)
  })
  return calls
}
