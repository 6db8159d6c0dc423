import { parseArgs } from 'node:util'
import type { CallName } from '../documents/calls.ts'
import type { Login } from './asking/customer-calls.ts'
import { namedCalls } from './asking/named-calls.ts'

export interface Options {
  baseUrl: string
  writes: boolean
  json: string | undefined
  html: string | undefined
  named: readonly CallName[]
  pictureHosts: readonly string[]
  login: Login | undefined
}

const NAMES = [...namedCalls.keys()].join(', ')

export const USAGE = `npm run conformance -- <base url> [options]

Compares a gateway with the documents, and says what the shop does about each gap.
The base url is where /api stands: http://127.0.0.1:4000/shops/product_uk

  --write                makes calls that change data, for visitors and customers who do not exist
  --name <call>          makes a call that is otherwise never made: ${NAMES}
  --json <file>          writes the report as JSON
  --html <file>          writes the report as a page
  --picture-host <host>  a host that the site allows pictures from, the gateway’s own among them

CONFORMANCE_EMAIL and CONFORMANCE_PASSWORD name a customer whose orders are read.
The exit code is 1 if a page of the documents cannot work.
`

/** Reads the command line. Throws an error that says what is wrong with it. */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      write: { type: 'boolean', default: false },
      name: { type: 'string', multiple: true, default: [] },
      json: { type: 'string' },
      html: { type: 'string' },
      'picture-host': { type: 'string', multiple: true, default: [] },
    },
  })
  const [baseUrl = '', ...more] = positionals
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? '') || more.length > 0) {
    throw new Error(`Expected one base url with http or https, got: ${positionals.join(' ') || 'nothing'}`)
  }
  const { CONFORMANCE_EMAIL: email, CONFORMANCE_PASSWORD: password } = environment
  return {
    baseUrl,
    writes: values.write,
    json: values.json,
    html: values.html,
    named: values.name.map((name) => callOf(name)),
    pictureHosts: values['picture-host'],
    login: email && password ? { email, password } : undefined,
  }
}

function callOf(name: string): CallName {
  const call = namedCalls.get(name)
  if (!call) throw new Error(`Expected one of ${NAMES} after --name, got: ${name}`)
  return call
}
