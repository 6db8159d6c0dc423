import type { batteryColours, BatterySize, statusColours } from './core.ts'
import type { Theme } from './theme.ts'

type Key<Group> = keyof Group & (string | number)

/** The names of all members of all groups: `text.muted`. */
export type NameIn<Groups> = { [Group in Key<Groups>]: `${Group}.${Key<Groups[Group]>}` }[Key<Groups>]

/** A colour by role: `text.muted`, or a fill that a brand chooses. */
export type ColourName =
  | NameIn<Theme['color'] & typeof statusColours>
  | 'danger.borderOnBrand'
  | 'card.fill'
  | 'tile.fill'
  | `battery.${NameIn<typeof batteryColours>}`

/** Two colours that meet on a page, the contrast they need, and the place. */
export interface ColourPair {
  foreground: ColourName
  background: ColourName
  /** The least contrast ratio. */
  atLeast: number
  /** The place where the two meet. */
  usedIn: string
}

/** Texts that are read: WCAG's enhanced contrast (AAA), because many shoppers see poorly. */
const READ = 7
/** Large bold text, and bold words that a line marks too. */
const LARGE = 4.5
/** Borders of controls, icons and focus. */
const SEEN = 3
/** The two colours of the focus ring, so that one of them is visible on any background. */
const TWO_TONES = 9

function pairs(
  atLeast: number,
  usedIn: string,
  foregrounds: ColourName | readonly ColourName[],
  backgrounds: ColourName | readonly ColourName[],
): ColourPair[] {
  return [foregrounds]
    .flat()
    .flatMap((foreground) => [backgrounds].flat().map((background) => ({ foreground, background, atLeast, usedIn })))
}

const SURFACES = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.tint', 'surface.selected'] as const

const texts = [
  ...pairs(READ, 'Text, hints, captions and links', ['text.default', 'text.muted', 'text.link'], SURFACES),
  ...pairs(READ, 'A link or a quiet button under the pointer', 'text.linkHover', SURFACES),
  ...pairs(READ, 'Product card: name, description, price', ['text.default', 'text.muted', 'promo.fg'], 'card.fill'),
  ...pairs(READ, 'Category tile: name', 'text.default', 'tile.fill'),
  ...pairs(READ, 'Menu on a phone: open row', 'text.default', 'surface.tile'),
  ...pairs(READ, 'Price of an offer', 'promo.fg', ['surface.page', 'surface.sunken']),
  ...pairs(LARGE, 'Price of an offer instead of a sold-out product', 'promo.fg', 'surface.tint'),
  ...pairs(READ, 'Offer badge', 'promo.on', 'promo.solid'),
  ...pairs(READ, 'Saving: bulk prices and totals', 'success.fg', [
    'surface.page',
    'surface.raised',
    'surface.sunken',
    'surface.selected',
  ]),
  ...pairs(READ, 'Count in the header', 'highlight.on', 'highlight.default'),
  ...pairs(READ, 'Notification bar', ['text.default', 'text.link'], 'highlight.soft'),
]

const buttons = [
  ...pairs(READ, 'Primary button', 'accent.on', ['accent.default', 'accent.hover', 'accent.active']),
  ...pairs(READ, 'Secondary button, quantity stepper', 'accent.default', ['surface.page', 'surface.raised']),
  ...pairs(READ, 'Secondary button under the pointer', 'accent.hover', ['accent.soft', 'surface.raised']),
  ...pairs(READ, 'Chosen option', 'accent.hover', 'surface.selected'),
  ...pairs(READ, 'Current step and current entry of the side menu', 'accent.onSoft', 'accent.soft'),
  ...pairs(READ, 'Button on a dark surface', 'surface.brand', ['surface.raised', 'surface.tint']),
  ...pairs(SEEN, 'Outline of a secondary button, chosen card, icon of a list', 'accent.default', [
    'surface.sunken',
    'surface.tint',
    'surface.selected',
    'surface.tile',
    'accent.soft',
    'tile.fill',
  ]),
]

const controls = [
  ...pairs(SEEN, 'Border of a field, checkbox, stepper or option', 'border.control', [...SURFACES, 'surface.tile']),
  ...pairs(SEEN, 'Border of the search field', 'border.control', 'header.search'),
  ...pairs(READ, 'Search field: typed text and example', ['text.default', 'text.muted'], 'header.search'),
  ...pairs(SEEN, 'Heart of a favourite', 'favourite.default', 'surface.raised'),
  ...pairs(SEEN, 'Card field at the payment provider', 'border.strong', 'surface.raised'),
]

const focus = [
  ...pairs(TWO_TONES, 'The two colours of the focus ring', 'focus.ring', 'focus.gap'),
  ...pairs(SEEN, 'Focus ring', 'focus.ring', [...SURFACES, 'surface.tile']),
  ...pairs(SEEN, 'Focus ring on a dark surface', 'focus.onBrand', [
    'surface.brand',
    'surface.brandDeep',
    'footer.bg',
    'header.utilityBg',
  ]),
]

const darkSurfaces = [
  ...pairs(READ, 'Contact panel, banner, toast', ['text.onBrand', 'text.onBrandMuted'], 'surface.brand'),
  ...pairs(READ, 'Mails in dark mode', ['text.onBrand', 'text.onBrandMuted'], 'surface.brandDeep'),
  ...pairs(READ, 'Header', 'header.fg', 'header.bg'),
  ...pairs(READ, 'Selling points', ['header.utilityFg', 'text.onBrand'], 'header.utilityBg'),
  ...pairs(READ, 'Menu', 'header.navFg', 'header.navBg'),
  ...pairs(LARGE, 'Menu: current category, underlined', 'header.navActive', 'header.navBg'),
  ...pairs(READ, 'Footer', ['footer.fg', 'footer.muted', 'text.onBrand', 'text.onBrandMuted'], 'footer.bg'),
  ...pairs(SEEN, 'Field and checkbox on a dark surface', 'surface.raised', ['surface.brand', 'footer.bg']),
  ...pairs(SEEN, 'Border of a mistake on a dark surface', 'danger.borderOnBrand', ['surface.brand', 'footer.bg']),
]

const messages = (['success', 'warning', 'danger', 'info'] as const).flatMap((tone) => [
  ...pairs(READ, 'Alert and badge: icon and word', `${tone}.fg`, `${tone}.bg`),
  ...pairs(READ, 'Alert: text and link', ['text.default', 'text.link'], `${tone}.bg`),
  ...pairs(SEEN, 'Border of an alert', `${tone}.border`, [`${tone}.bg`, 'surface.page', 'surface.sunken']),
])

const results = [
  ...pairs(READ, 'Field: what is wrong', 'danger.fg', ['surface.page', 'surface.raised', 'surface.sunken']),
  ...pairs(SEEN, 'Border of a field with a mistake', 'danger.border', 'surface.raised'),
  ...pairs(READ, 'Field: a question', 'warning.fg', ['surface.page', 'surface.raised', 'surface.sunken']),
  ...(['success', 'danger', 'info'] as const).flatMap((tone) =>
    pairs(READ, 'Result of a payment: icon', `${tone}.on`, `${tone}.solid`),
  ),
]

const BATTERIES: readonly BatterySize[] = [10, 13, 312, 675, 'rechargeable']
const batteries = BATTERIES.flatMap((size) =>
  pairs(READ, 'Battery tab: the size', `battery.${size}.on`, `battery.${size}.bg`),
)

/** All pairs of colours that meet on a page. Every brand must reach the contrast of each. */
export const colourPairs: readonly ColourPair[] = [
  ...texts,
  ...buttons,
  ...controls,
  ...focus,
  ...darkSurfaces,
  ...messages,
  ...results,
  ...batteries,
]

/** Colours that decorate or separate. Nothing is lost where they cannot be seen. */
export const decorative: readonly ColourName[] = ['border.subtle', 'border.default', 'header.border', 'footer.border']
