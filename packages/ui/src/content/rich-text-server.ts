import sanitize from 'sanitize-html'
import { allowedAttributes, allowedSchemes, allowedTags } from './rich-text-rules.ts'

/** Sanitises editors' HTML on the server, which passes it to `SanitizerProvider`. */
export const sanitizeOnServer = (html: string) =>
  sanitize(html, {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes,
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  })
