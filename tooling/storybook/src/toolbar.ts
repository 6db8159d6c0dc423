import { brands, markets } from './brands.ts'

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
  words: menu('Words', [item('market', 'Words'), item('longest', 'Longest words')]),
}

export const initialGlobals = {
  brand: import.meta.env.STORYBOOK_BRAND ?? 'product',
  market: import.meta.env.STORYBOOK_MARKET ?? 'global',
  text: '100',
  words: 'market',
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
