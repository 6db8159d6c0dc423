import type { StorybookConfig } from '@storybook/react-vite'
import { drawnPictures } from '../src/drawn-pictures.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx', '../src/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // One build serves every brand, so pages are found under any folder.
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    plugins: [...(vite.plugins ?? []), drawnPictures()],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
}

export default config
