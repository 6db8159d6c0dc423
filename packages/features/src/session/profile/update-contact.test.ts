import { describe, expect, it } from 'vitest'
import type { Answer } from '../../testing/fake-gateway.ts'
import { storyShop } from '../../testing/story-shop.tsx'
import { updateContact } from './update-contact.ts'

const known = { firstName: 'Inger', middleName: '', lastName: 'Holm', email: 'inger@example.dk' }
const missing = () => new Response(null, { status: 404 })

/** Changes the first name. Returns what is sent. */
async function rename(receiveMarketingMaterials: boolean, answer: Answer) {
  const sent: unknown[] = []
  const shop = storyShop({
    customer: { userId: 'u-1', ...known, receiveMarketingMaterials },
    answer: (call) => (call.path === '/api/v1.0/me' ? sent.push(call.body) && { userId: 'u-1' } : answer(call)),
  })
  await updateContact(shop, { firstName: 'Ingrid' }, () => true)
  return sent
}

const readable =
  (profile: object): Answer =>
  ({ path }) =>
    path === '/api/v1.0/profile' ? { userId: 'u-1', ...profile } : missing()
const subscribed: Answer = ({ path }) => (path === '/api/v1.0/user-subscriptions' ? { id: 'n-1' } : missing())

describe('updateContact', () => {
  it.each<[string, boolean, Answer, boolean]>([
    ['withdrawn elsewhere', true, readable({ receiveMarketingMaterials: false }), false],
    ['made elsewhere', false, readable({ receiveMarketingMaterials: true }), true],
    ['made elsewhere, where a profile cannot be read', false, subscribed, true],
    ['kept, where nothing can be read', true, missing, true],
    ['not made, where nothing can be read', false, missing, false],
  ])('[ACC-21] [API-32] a choice %s goes with another change', async (_what, before, answer, sent) => {
    const contact = { ...known, firstName: 'Ingrid', updatePassword: false }
    expect(await rename(before, answer)).toEqual([{ ...contact, receiveMarketingMaterials: sent }])
  })

  it('[ACC-21] names that another device has changed go with another change', async () => {
    const [sent] = await rename(false, readable({ lastName: 'Kjær' }))
    expect(sent).toMatchObject({ firstName: 'Ingrid', lastName: 'Kjær', email: known.email })
  })
})
