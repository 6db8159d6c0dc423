import sanitize from 'sanitize-html'
import { allowedAttributes, allowedSchemes, allowedTags } from './rich-text-rules.ts'

/** Cleans written content where there is no browser; the server gives it to `SanitizerProvider`. */
export const sanitizeOnServer = (html: string) =>
  sanitize(html, {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes,
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
  })
