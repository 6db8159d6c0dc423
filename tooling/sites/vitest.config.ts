import { defineConfig } from 'vitest/config'

// A worker keeps its modules for the next file: none of these tests leaves anything behind.
export default defineConfig({ test: { isolate: false, maxWorkers: 2 } })
