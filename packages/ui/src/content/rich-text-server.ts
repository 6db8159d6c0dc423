import sanitize from 'sanitize-html'
import { pictureUrl } from '../elements/picture-base.ts'
import { allowedAttributes, allowedSchemes, allowedTags } from './rich-text-rules.ts'

/** Sanitises editors' HTML on the server, which passes it to `SanitizerProvider`. */
export const sanitizeOnServer = (html: string, pictureBase = '') =>
  sanitize(html, {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes,
    allowProtocolRelative: false,
    transformTags: {
      img: (tagName, { src, ...attribs }) => ({
        tagName,
        attribs: src === undefined ? attribs : { src: pictureUrl(src, pictureBase), ...attribs },
      }),
    },
    disallowedTagsMode: 'discard',
  })
