import { registerHooks } from 'node:module'

// drizzle-orm's ES modules import each other in circles. Loading them takes Node 200 MB and half a second more than loading
// the CommonJS version.
registerHooks({
  resolve(specifier, context, resolve) {
    const found = resolve(specifier, context)
    if (!/\/drizzle-orm\/.*\.js$/.test(found.url)) return found
    return { ...found, url: found.url.replace(/\.js$/, '.cjs'), format: 'commonjs' }
  },
})

try {
  const { run } = await import('./run.ts')
  const { readSettings } = await import('./settings.ts')
  await run(readSettings(process.env))
  process.exit(0)
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exit(1)
}
