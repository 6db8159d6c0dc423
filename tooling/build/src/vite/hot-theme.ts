import path from 'node:path'
import type { Plugin } from 'vite'

const SHOW_THEME = `/@fs${path.resolve(import.meta.dirname, 'show-theme.ts')}`

/** Shows a changed theme in the open page of the development server. Otherwise each colour would load the page again. */
export const hotTheme = (): Plugin => ({
  name: 'hot-theme',
  apply: 'serve',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/theme\.ts$/ },
    handler: (code) => ({
      code: `${code}
import { showTheme } from ${JSON.stringify(SHOW_THEME)}
import.meta.hot?.accept((changed) => {
  if (!showTheme(theme, changed?.theme)) import.meta.hot.invalidate()
})`,
      map: null,
    }),
  },
})
