// @vitest-environment node
import * as v from 'valibot'
import { configurationSchema } from '@shop/domain/configuration.ts'
import { expect, it } from 'vitest'
import { createStaticHandler } from '../../runtime/navigation/router.ts'
import { storyShop } from '../../story-shop.tsx'
import { routes } from '../routes.tsx'

const customerService = {
  menu: [
    { route: '/customer-service/terms', title: 'Terms' },
    { route: '/customer-service/delivery', title: 'Delivery' },
  ],
  pages: [
    { route: '/customer-service/terms', contentHtml: '<p>Fourteen days</p>' },
    { route: '/customer-service/delivery', contentHtml: '<p>Two days</p>' },
  ],
}

async function open(path: string) {
  const shop = storyShop({
    configuration: v.parse(configurationSchema, {}),
    answer: (call) => (call.path === '/api/customer-service' ? customerService : undefined),
  })
  const found = await createStaticHandler(routes(shop)).query(new Request(`https://shop.example${path}`))
  if (found instanceof Response) throw new Error('Moved')
  return { status: found.statusCode, data: Object.values(found.loaderData).find(Boolean) as unknown }
}

it.each(['/customer-service/delivery', '/information/delivery'])(
  '[CS-01] [CS-02] [ROUTE-19] shows the page of %s with the menu',
  async (path) => {
    expect(await open(path)).toMatchObject({
      status: 200,
      data: { menu: customerService.menu, route: '/customer-service/delivery', html: '<p>Two days</p>' },
    })
  },
)

it('[ROUTE-19] shows the menu alone at its root', async () => {
  expect(await open('/customer-service')).toMatchObject({ status: 200, data: { route: '', html: '' } })
})

it('[CS-09] answers 404 for a page that does not exist', async () => {
  expect(await open('/customer-service/nonsense')).toMatchObject({ status: 404, data: { html: undefined } })
})
