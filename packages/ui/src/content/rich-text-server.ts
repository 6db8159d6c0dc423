import sanitize from 'sanitize-html'
import type { ResolvePicture } from '../elements/picture-url.ts'
import { allowedAttributes, allowedSchemes, allowedTags } from './rich-text-rules.ts'

/**
 * Sanitises editors' HTML on the server and resolves the addresses of its pictures. For `SanitizerProvider`: the browser's
 * bundle must not contain it.
 */
export const sanitizeOnServer = (html: string, resolvePicture: ResolvePicture) =>
  sanitize(html, {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes,
    allowProtocolRelative: false,
    transformTags: {
      img: (tagName, { src, ...attribs }) => ({
        tagName,
        attribs: src === undefined ? attribs : { src: resolvePicture(src), ...attribs },
      }),
    },
    disallowedTagsMode: 'discard',
  })
