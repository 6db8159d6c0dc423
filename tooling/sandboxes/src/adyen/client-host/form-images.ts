const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="#1b2430" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${content}</svg>`

const CARD = '<rect x="1" y="1" width="38" height="24" rx="3"/><path d="M1 8h38"/>'
const ROUND = '<circle cx="8" cy="8" r="7"/>'
const LARGE = '<circle cx="32" cy="32" r="28" stroke-width="3"/>'

/** The small drawings of the card form and the drop-in, by name. */
export const FORM_IMAGES: Readonly<Record<string, string>> = {
  // White, for the dark button.
  bento_lock: svg(
    16,
    16,
    '<g stroke="#fff"><rect x="3" y="7" width="10" height="7" rx="1.5"/><path d="M5 7V5a3 3 0 0 1 6 0v2"/></g>',
  ),
  bento_field_error: svg(16, 16, `${ROUND}<path d="M8 4.5v4M8 11.2v.1"/>`),
  bento_checkmark_black: svg(16, 16, '<path d="m3 8.5 3.5 3.5L13 4.5"/>'),
  expiry_date_hint: svg(40, 26, `${CARD}<rect x="24" y="15" width="11" height="6" rx="3" stroke="#a3161c"/>`),
  success: svg(64, 64, `${LARGE}<path stroke-width="4" d="m19 33 9 9 17-19"/>`),
  error: svg(64, 64, `${LARGE}<path stroke-width="4" d="M32 18v18M32 45v.2"/>`),
}
