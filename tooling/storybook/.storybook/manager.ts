import { FORCE_REMOUNT, GLOBALS_UPDATED, STORY_FINISHED } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { replayOnChoice } from '../src/replay.ts'
import { WallTab } from '../src/wall/wall.tsx'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'The shop’s parts and pages', brandUrl: './' }),
  sidebar: { showRoots: true },
  // Narrow enough that the whole toolbar fits a window of 1280 px.
  layout: { navSize: 250 },
  // Mails have nothing to turn, and the panel would hide half of them.
  layoutCustomisations: { showPanel: ({ storyId }, isWanted) => isWanted && !storyId?.startsWith('mails-') },
})

// The tab has an address of its own, and takes over all choices of the toolbar but the brand.
addons.register('shop/wall', () => {
  addons.add('shop/wall', {
    type: types.TAB,
    title: 'All four brands',
    render: WallTab,
  })
})

addons.register('shop/replay', (api) => {
  const events = { changed: GLOBALS_UPDATED, finished: STORY_FINISHED, remount: FORCE_REMOUNT }
  replayOnChoice(api, events, () => api.getCurrentStoryData()?.tags.includes('plays') ?? false)
})
