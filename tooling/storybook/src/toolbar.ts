import { brands, markets } from './brands.ts'
import type { Emulation } from './emulation/media-queries.ts'

const item = (value: string, title: string) => ({ value, title })

const menu = <Icon extends string = never>(title: string, items: { value: string; title: string }[], icon?: Icon) => ({
  description: title,
  toolbar: { title, items, dynamicTitle: true, ...(icon && { icon }) },
})

/** The toolbar's menus. Storybook keeps each choice in the address, so that a link shows the same. */
export const globalTypes = {
  brand: menu(
    'Brand',
    Object.keys(brands).map((id) => item(id, id)),
    'paintbrush',
  ),
  market: menu(
    'Market',
    Object.keys(markets).map((id) => item(id, id)),
    'globe',
  ),
  text: menu('Text size', [item('100', '100 %'), item('130', '130 %'), item('200', '200 %')], 'zoom'),
  // Their words say what they are, and icons would push the last tools out of the window.
  words: menu('Words', [item('market', 'Words'), item('longest', 'Longest words')]),
  motion: menu('Motion', [item('usual', 'Motion'), item('reduced', 'Reduced motion')]),
  colours: menu('Colours', [item('brand', 'Colours'), item('forced', 'Forced colours')]),
  mails: menu('Mails', [item('light', 'Mails'), item('dark', 'Dark mails')]),
}

export const initialGlobals = {
  brand: import.meta.env.STORYBOOK_BRAND ?? 'product',
  market: import.meta.env.STORYBOOK_MARKET ?? 'global',
  text: '100',
  words: 'market',
  motion: 'usual',
  colours: 'brand',
  mails: 'light',
}

/** The widths of the toolbar: the narrowest phone, a common one, a tablet and a computer. */
export const viewports = Object.fromEntries(
  [
    ['320', 'Narrowest phone', 640],
    ['390', 'Phone', 844],
    ['768', 'Tablet', 1024],
    ['1280', 'Computer', 900],
  ].map(([width, name, height]) => [
    `w${width}`,
    { name: `${name}, ${width} px`, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
)

/** Reads what the toolbar asks this page to emulate. An unknown text size is the usual one. */
export const emulationOf = ({ text, motion, colours }: Readonly<Record<string, unknown>>): Emulation => ({
  textScale: { '130': 1.3, '200': 2 }[String(text)] ?? 1,
  reducesMotion: motion === 'reduced',
  forcesColours: colours === 'forced',
})
