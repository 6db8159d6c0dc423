import { USER_ID } from '../fixtures/fixture.ts'
import { createGateway, type Visitor } from '../gateway.ts'

/** Returns a gateway client without network. It records every request and answers with `answer`. */
export function fakeGateway(
  answer: (request: Request) => Response | Promise<Response>,
  visitor: Partial<Visitor> = {},
) {
  const requests: Request[] = []
  const gateway = createGateway({
    baseUrl: 'https://gateway.example/shops/product_uk',
    visitor: () => ({ userId: USER_ID, ...visitor }),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request.clone())
      return Promise.race([answer(request), aborted(request.signal)])
    },
  })
  return { gateway, requests }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(new DOMException('This operation was aborted', 'AbortError'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  })

/** Describes a request in the form of a fixture. */
export async function describeRequest(request: Request) {
  const { pathname, search } = new URL(request.url)
  const body = await request.text()
  return {
    method: request.method,
    path: `${pathname.replace('/shops/product_uk', '')}${search}`,
    ...(body !== '' && { body: JSON.parse(body) as unknown }),
  }
}
