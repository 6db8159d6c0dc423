import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { Wall } from '../src/wall/wall.tsx'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'The shop’s parts and pages', brandUrl: './' }),
  sidebar: { showRoots: true },
})

// The tab has an address of its own, and takes over all choices of the toolbar but the brand.
addons.register('shop/wall', () => {
  addons.add('shop/wall', {
    type: types.TAB,
    title: 'All four brands',
    render: Wall,
  })
})
