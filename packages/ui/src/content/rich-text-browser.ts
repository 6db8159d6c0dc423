import DOMPurify from 'dompurify'
import { allowedAttributes, allowedSchemes, allowedTags } from './rich-text-rules.ts'
import { trustedTypes } from './trusted-types.ts'

const refuse = () => {
  throw new TypeError('Editors’ content never loads scripts')
}

// Only the sanitiser below uses it, so whatever it trusts has been cleaned or is being cleaned.
const policy = trustedTypes()?.createPolicy('shop-html', {
  createHTML: (html: string) => html,
  createScriptURL: refuse,
})

/** Sanitises editors' HTML in the browser. */
export const cleanInBrowser = (html: string): string =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${allowedSchemes.join('|')}):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))`, 'i'),
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  })

/** The sanitised HTML, trusted as `shop-html` where Trusted Types are on. */
export function sanitizeInBrowser(html: string): string | TrustedHTML {
  const clean = cleanInBrowser(html)
  return policy ? policy.createHTML(clean) : clean
}
