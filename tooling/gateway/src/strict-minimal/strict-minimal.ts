import { Hono, type MiddlewareHandler } from 'hono'
import { onlyNamed, type NamedFields } from '../http/named-fields.ts'
import { notFound } from '../http/refusal.ts'
import { inOtherForms } from './other-forms.ts'
import { createTurns, type TakeTurn } from './turns.ts'
import { DOCUMENTED_FIELDS, UNDOCUMENTED_CALLS } from './documented-fields.ts'

const reduceTo =
  (path: string, { fields, takeTurn }: { fields: NamedFields; takeTurn: TakeTurn }): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const isJson = c.res.headers.get('content-type')?.startsWith('application/json') ?? false
    if (!isJson || !c.res.ok) return
    const answer: unknown = await c.res.json()
    const shopId = c.req.param('shopId') ?? ''
    const base = `${new URL(c.req.url).origin}/shops/${shopId}`
    const written = inOtherForms(onlyNamed(answer, fields), { shopId, base })
    c.res = Response.json(takeTurn(path, written), { status: c.res.status })
  }

/**
 * Reduces a shop's answers to the documented fields, and writes them in other forms that the documents allow. Some answers
 * alternate between several forms. `seed` decides the first one. `paymentFields` are those of the payment providers' calls.
 */
export function strictMinimal(paymentFields: Readonly<Record<string, NamedFields>>, seed: number) {
  const routes = new Hono()
  const takeTurn = createTurns(seed)
  for (const [path, fields] of Object.entries({ ...DOCUMENTED_FIELDS, ...paymentFields })) {
    if (fields !== true) routes.use(path, reduceTo(path, { fields, takeTurn }))
  }
  for (const path of UNDOCUMENTED_CALLS) {
    routes.use(path, () => {
      throw notFound()
    })
  }
  return routes
}
