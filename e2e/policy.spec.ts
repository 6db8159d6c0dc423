import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { fetchPage } from './support/servers/http.ts'
import { servers } from './support/servers/servers.ts'
import { sites, type Site } from './support/servers/sites.ts'
import { expect, test } from './support/shop-test.ts'

const { productGlobal, phonicearDk, horselbutikSe } = sites
/** Each allowed host of scripts may offer what an attack needs: this site, consent, tags and captcha. */
const OF_VENDORS = { MEDIUM_MAYBE: 4 }
/** This site and the captcha. */
const PRIVATE = { MEDIUM_MAYBE: 2 }

type Judged = readonly [site: Site, path: string, findings: Readonly<Record<string, number>>]

const pages: readonly Judged[] = [
  ...['/', '/batteries', '/search-result/battery', '/cart', '/error', '/no-such-page'].map((path): Judged => [
    productGlobal,
    path,
    OF_VENDORS,
  ]),
  [phonicearDk, '/', OF_VENDORS],
  [horselbutikSe, '/', OF_VENDORS],
  [productGlobal, '/checkout', PRIVATE],
  [productGlobal, '/account/login', PRIVATE],
  // Adyen's form is a script of the shop.
  [productGlobal, '/payments/1/2', { MEDIUM_MAYBE: 1 }],
  // The HTML of these providers has event attributes, which only `'unsafe-inline'` allows.
  [phonicearDk, '/payments/1/2', { HIGH: 1, MEDIUM_MAYBE: 4 }],
  [horselbutikSe, '/payments/1/2', { HIGH: 1, MEDIUM_MAYBE: 5 }],
]

for (const [site, path, findings] of pages)
  test(`csp_evaluator 1.1 finds nothing new in the policy of ${path} at ${site.name}`, async () => {
    const { headers } = await fetchPage(site, path)
    // Production has no sandboxes.
    const policy = String(headers['content-security-policy']).replaceAll(` ${servers.sandbox}`, '')
    const found = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const counts = Object.entries(Object.groupBy(found, ({ severity }) => Severity[severity]))
    expect(Object.fromEntries(counts.map(([severity, same = []]) => [severity, same.length]))).toEqual(findings)
  })
