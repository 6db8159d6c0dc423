import DOMPurify, { type UponSanitizeAttributeHook } from 'dompurify'
import type { ResolvePicture } from '../../elements/picture/picture-url.ts'
import {
  allowedAddress,
  allowedAttributes,
  allowedTags,
  plainAttributes,
  removedWithContent,
} from './rich-text-rules.ts'
import { trustedTypes } from './trusted-types.ts'
import { untangle } from './untangle.ts'

const refuse = () => {
  throw new TypeError('Editors’ content never loads scripts')
}

// Only the sanitiser below uses this policy, so it never trusts other HTML.
const policy = trustedTypes()?.createPolicy('shop-html', {
  createHTML: (html: string) => html,
  createScriptURL: refuse,
})

const OPTIONS = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ADD_URI_SAFE_ATTR: plainAttributes,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: allowedAddress,
  FORBID_CONTENTS: removedWithContent,
  // Without it, content that begins with `<noscript>` is parsed as a part of the head.
  FORCE_BODY: true,
  ...(policy && { TRUSTED_TYPES_POLICY: policy }),
}

/** Sanitises editors' HTML in the browser and resolves the addresses of its pictures. */
export function cleanInBrowser(html: string, resolvePicture: ResolvePicture): string {
  const findPicture: UponSanitizeAttributeHook = ({ tagName }, attribute) => {
    if (tagName !== 'IMG' || attribute.attrName !== 'src') return
    attribute.attrValue = resolvePicture(attribute.attrValue)
  }
  DOMPurify.addHook('uponSanitizeAttribute', findPicture)
  try {
    return DOMPurify.sanitize(untangle(html), OPTIONS)
  } finally {
    DOMPurify.removeHook('uponSanitizeAttribute', findPicture)
  }
}

/** Sanitises editors' HTML in the browser. The result is trusted as `shop-html` where Trusted Types are on. */
export function sanitizeInBrowser(html: string, resolvePicture: ResolvePicture): string | TrustedHTML {
  const clean = cleanInBrowser(html, resolvePicture)
  return policy ? policy.createHTML(clean) : clean
}
