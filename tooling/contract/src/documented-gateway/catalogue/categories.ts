const image = (name: string) => `/images/${name}.jpg`

export const categories = [
  {
    id: 'c-1',
    title: 'Batteries',
    url: '/batteries',
    image: image('batteries'),
    partialIds: ['battery-312', 'battery-13'],
    subcategories: [
      { title: 'Size 312', url: '/batteries/size-312' },
      { title: 'Size 13', url: '/batteries/size-13' },
    ],
  },
  { id: 'c-2', title: 'Domes', url: '/domes', image: image('domes'), partialIds: ['dome'], subcategories: [] },
  { id: 'c-3', title: 'Care', url: '/care', image: image('care'), partialIds: ['care'], subcategories: [] },
  {
    id: 'c-4',
    title: 'Accessories',
    url: '/accessories',
    image: image('accessories'),
    partialIds: ['accessory'],
    subcategories: [],
  },
]

const subcategoryParts: Record<string, string[]> = {
  '/batteries/size-312': ['battery-312'],
  '/batteries/size-13': ['battery-13'],
}

/** The `partialId`s of the products a category page shows. Slashes around the route do not matter. */
export function partsOfRoute(route: string): string[] {
  const path = `/${route.replace(/^\/+|\/+$/g, '')}`
  return subcategoryParts[path] ?? categories.find(({ url }) => url === path)?.partialIds ?? []
}
