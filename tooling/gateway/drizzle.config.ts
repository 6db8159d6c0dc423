import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/database/schema.ts',
    './src/{access,account,alarms,operator,orders}/*-tables.ts',
    './src/payments/providers/*/*-tables.ts',
  ],
  out: './migrations',
})
