import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { inlineScripts } from '../../tooling/build/src/vite/inline-script.ts'

const files = globSync('src/**/*.test.{ts,tsx}', { cwd: import.meta.dirname })

/** The environment that a test file names in its first line. By default its ending decides. */
const environmentOf = (file: string) =>
  /^\/\/ @vitest-environment (\S+)/.exec(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))?.[1] ??
  (file.endsWith('x') ? 'happy-dom' : 'node')

/**
 * Files with a page of their own. A shop that is started in the page runs until the page is left. React marks what the
 * server has drawn, and warns of it in every later file. Code that is loaded late is loaded once in a page.
 */
const alone = [
  'src/start.test.tsx',
  'src/shell/cart-action.test.tsx',
  'src/pages/checkout/written-checkout.test.tsx',
  ...['home', 'price', 'product'].map((name) => `src/pages/shop/${name}-switches.test.tsx`),
]

/** Keeps code away that a page which another file has used has loaded already. */
const late = 'src/pages/missing-code.test.tsx'

const inPage = files.filter((file) => environmentOf(file) === 'happy-dom' && ![...alone, late].includes(file))
const restore = '../ui/src/testing/restore.ts'
const setup = 'src/testing/test-setup.ts'
const screens = [restore, '../ui/src/testing/setup.ts', 'src/testing/screens-setup.ts']

export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    // Not threads: they hear each other's broadcasts, by which tabs keep their carts in step.
    pool: 'forks',
    // By itself Vitest leaves one of two cores free.
    maxWorkers: 2,
    // A worker keeps its modules and its page for the next file. It does so only within a project of one environment.
    isolate: false,
    testTimeout: 30_000,
    // The tests ask whether an element is shown, never how large it is.
    environmentOptions: { happyDOM: { settings: { disableComputedStyleRendering: true } } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: files.filter((file) => environmentOf(file) === 'node'),
          setupFiles: [restore],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: inPage,
          setupFiles: screens,
        },
      },
      {
        extends: true,
        test: { name: 'late', environment: 'happy-dom', include: [late], isolate: true, setupFiles: screens },
      },
      {
        extends: true,
        test: { name: 'alone', environment: 'happy-dom', include: alone, isolate: true, setupFiles: [restore, setup] },
      },
    ],
  },
})
