import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { jsonOf } from '../request-body.ts'

/** Answers a control: the overview's buttons are redirected back to it, tests get a 204. */
export const done = (c: Context) =>
  c.req.header('accept')?.includes('text/html') ? c.redirect('/__sandbox', 303) : c.body(null, 204)

/** The controls of payments or orders at `/__sandbox/<path>/<id>/<name>`, for people and for tests without a browser. */
export class Controls<Subject> {
  readonly routes = new Hono()
  readonly #path: string
  readonly #find: (id: string) => Subject | undefined

  constructor(path: string, find: (id: string) => Subject | undefined) {
    this.#path = path
    this.#find = find
  }

  /** Adds a control. `act` gets the body, which the overview's buttons leave out. It returns false if the state forbids it. */
  add<Schema extends v.GenericSchema>(
    name: string,
    body: Schema,
    act: (subject: Subject, wanted: v.InferOutput<Schema>) => boolean | void,
  ) {
    this.routes.post(`${this.#path}/:id/${name}`, async (c) => {
      const subject = this.#find(c.req.param('id') ?? '')
      const wanted = v.safeParse(body, (await jsonOf(c)) ?? {})
      if (!subject) return c.notFound()
      if (!wanted.success) return c.json({ errors: wanted.issues.map(({ message }) => message) }, 400)
      return act(subject, wanted.output) === false ? c.json({ errors: ['not as the payment stands'] }, 409) : done(c)
    })
    return this
  }
}
