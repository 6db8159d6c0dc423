import { demoData } from '@shop/demo-shops/demo-data.ts'
import { readSeedData } from './read-seed-data.ts'
import type { SeedData } from './seed-data.ts'

/** Returns the demo shops, checked, with picture URLs that change with the pictures. */
export const readDemoData = (): SeedData => readSeedData(demoData())
