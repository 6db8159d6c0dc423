// The one rule for HTML that editors write. The server and the browser have a sanitiser each, and both take it from here.

/** The elements that editors can use. Of all others only the content stays. */
export const allowedTags = [
  'p',
  'br',
  'hr',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'span',
  'div',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'figure',
  'figcaption',
  'a',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

/** The elements whose content is no text of the page: it is removed with them. */
export const removedWithContent = [
  'annotation-xml',
  'audio',
  'colgroup',
  'desc',
  'foreignobject',
  'head',
  'iframe',
  'math',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'noembed',
  'noframes',
  'noscript',
  'option',
  'plaintext',
  'script',
  'selectedcontent',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
]

/** The attributes that name an address. */
const addressAttributes = ['href', 'src']

/** The attributes that say something about their element. */
export const plainAttributes = ['title', 'alt', 'width', 'height', 'scope', 'colspan', 'rowspan', 'lang']

/** The attributes that editors can use. No styles, classes, ids or handlers. */
export const allowedAttributes = [...addressAttributes, ...plainAttributes]

/** The schemes of links and pictures in content. Pictures may also be `data:`. */
export const allowedSchemes = ['https', 'http', 'mailto', 'tel']

/** Matches an address of an allowed scheme or without a scheme, once its blanks are removed. */
export const allowedAddress = new RegExp(
  `^(?:(?:${allowedSchemes.join('|')}):|[^a-z]|[a-z][a-z\\d+.-]*(?:[^a-z\\d+.:-]|$))`,
  'i',
)
