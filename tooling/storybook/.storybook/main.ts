import type { StorybookConfig } from '@storybook/react-vite'
import { storyName } from '../src/story-names.ts'
import { exportSamples } from '../src/samples/export-samples.ts'
import { exportedPicturesPlugin } from '../src/samples/pictures.ts'
import { testPlaysPlugin } from '../src/test-plays.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx', '../src/**/*.stories.tsx', '../src/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  tags: {
    deprecated: { defaultFilterSelection: 'exclude' },
  },
  staticDirs: [exportSamples()],
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          ...(entry.name && { name: storyName(entry.name) }),
        })),
    })),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  // Relative addresses, so that the build can be served below any path.
  viteFinal: (vite) => ({
    ...vite,
    base: './',
    plugins: [...(vite.plugins ?? []), exportedPicturesPlugin(), testPlaysPlugin()],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
}

export default config
