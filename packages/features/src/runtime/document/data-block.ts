/** Returns JSON for a script element: no value in it can end the element. */
export const dataBlockText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** Adds a data block to the page's head. The function it returns removes it. Browsers do not run such a block. */
export function addDataBlock(type: `application/${string}`, json: string) {
  const block = document.createElement('script')
  block.type = type
  block.text = trusted(json)
  document.head.append(block)
  return () => block.remove()
}

/** Browsers with Trusted Types accept a script's text only from a policy. This one passes JSON only. */
function trusted(json: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('shop-data', { createScript: (text) => dataBlockText(JSON.parse(text)) })
  // Browsers accept the policy's object as text. The DOM types do not include that.
  return policy ? (policy.createScript(json) as string) : json
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScript: (text: string) => string }) => DataPolicy
}
interface DataPolicy {
  createScript: (text: string) => unknown
}
// A page can create a policy of one name only once.
let policy: DataPolicy | undefined
