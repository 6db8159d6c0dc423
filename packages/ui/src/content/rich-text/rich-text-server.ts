import sanitize from 'sanitize-html'
import type { ResolvePicture } from '../../elements/picture/picture-url.ts'
import {
  allowedAddress,
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  removedWithContent,
} from './rich-text-rules.ts'
import { untangle } from './untangle.ts'

// Both as in DOMPurify 3.4: what it takes for blanks in an address, and what no attribute may contain.
const BLANKS = /[\0-\u0020\u00A0\u1680\u180E\u2000-\u2029\u205F\u3000]/g
const BREAKOUT = /--!?>|\]>|<\/(?:style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

const isAllowed = (tagName: string, name: string, value: string) => {
  if (BREAKOUT.test(value)) return false
  if (value === '' || (name !== 'href' && name !== 'src')) return true
  return allowedAddress.test(value.replaceAll(BLANKS, '')) || (tagName === 'img' && value.startsWith('data:'))
}

/**
 * Sanitises editors' HTML on the server and resolves the addresses of its pictures. For `SanitizerProvider`: the browser's
 * bundle must not contain it.
 */
export const sanitizeOnServer = (html: string, resolvePicture: ResolvePicture) =>
  sanitize(untangle(html), {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes,
    allowedSchemesByTag: { img: [...allowedSchemes, 'data'] },
    // Keeps attributes without a value, as browsers do.
    nonBooleanAttributes: [],
    nonTextTags: removedWithContent,
    transformTags: {
      '*': (tagName, attributes) => ({
        tagName,
        attribs: Object.fromEntries(
          Object.entries(attributes)
            .map(([name, value]) => [name, value.trim()] as const)
            .map(
              ([name, value]) => [name, tagName === 'img' && name === 'src' ? resolvePicture(value) : value] as const,
            )
            .filter(([name, value]) => isAllowed(tagName, name, value)),
        ),
      }),
    },
    disallowedTagsMode: 'discard',
  })
