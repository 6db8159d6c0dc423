/** JSON as it may stand in a script element of any page: nothing in it can end the element. */
export const dataBlockText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Puts data for machines into the page's head; the answer takes it away again. No browser runs such a block. */
export function addDataBlock(type: `application/${string}`, json: string) {
  const block = document.createElement('script')
  block.type = type
  block.text = trusted(json)
  document.head.append(block)
  return () => block.remove()
}

/** Browsers with Trusted Types take the text of a script element only from a policy; this one lets nothing but data through. */
function trusted(json: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('shop-data', { createScript: (text) => dataBlockText(JSON.parse(text)) })
  // The browser takes the policy's object in place of a text; the types of the DOM do not know that yet.
  return policy ? (policy.createScript(json) as string) : json
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScript: (text: string) => string }) => DataPolicy
}
interface DataPolicy {
  createScript: (text: string) => unknown
}
// The browser gives each name away once in a page.
let policy: DataPolicy | undefined
