import { registerHooks } from 'node:module'

// drizzle-orm's ES modules import each other in circles. Loading them takes Node 200 MB and half a second more than loading
// the CommonJS version. A program imports this module first, and loads the others after it with `import()`.
registerHooks({
  resolve(specifier, context, resolve) {
    const found = resolve(specifier, context)
    if (!/\/drizzle-orm\/.*\.js$/.test(found.url)) return found
    return { ...found, url: found.url.replace(/\.js$/, '.cjs'), format: 'commonjs' }
  },
})
