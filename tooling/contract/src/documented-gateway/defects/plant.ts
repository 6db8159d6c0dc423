/** Changes a value. Undefined removes it. */
export type Change = (value: unknown) => unknown

/** A fault in one answer. */
export interface Fault {
  /** The method and the path of the call. A name in braces stands for any value. */
  call: string
  /** The field that is changed: `products[].id` is that of every product, `products[0].id` that of the first. */
  field?: string
  change?: Change
  /** The answer instead of the gateway's. */
  respond?: () => Response
  /** Milliseconds by which the answer comes later. */
  delay?: number
}

type Answer = (request: Request) => Promise<Response>

/** Plants a fault in the answers of a gateway. */
export function plant(answer: Answer, { call, field = '', change, respond, delay }: Fault): Answer {
  const [method, path = ''] = call.split(' ')
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  return async (request) => {
    if (request.method !== method || !pattern.test(new URL(request.url).pathname)) return answer(request)
    if (delay !== undefined) await new Promise((done) => setTimeout(done, delay))
    if (respond) return respond()
    const response = await answer(request)
    if (!change || !response.ok) return response
    return Response.json(changed(await response.json(), stepsOf(field), change))
  }
}

/** `products[0].id` as its steps: `products`, `[0]`, `id`. */
const stepsOf = (field: string) => field.match(/[^.[\]]+|\[\d*\]/g) ?? []

function changed(value: unknown, [step, ...rest]: readonly string[], change: Change): unknown {
  if (step === undefined) return change(value)
  if (Array.isArray(value)) {
    const isMeant = (index: number) => step === '[]' || step === `[${index}]`
    return value
      .map((item: unknown, index) => (isMeant(index) ? changed(item, rest, change) : item))
      .filter((item) => item !== undefined)
  }
  if (typeof value !== 'object' || value === null) return value
  const inside: Record<string, unknown> = { ...value }
  const next = changed(inside[step], rest, change)
  if (next === undefined) delete inside[step]
  else inside[step] = next
  return inside
}
