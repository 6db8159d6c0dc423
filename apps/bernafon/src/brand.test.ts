import path from 'node:path'
import { proveBrand } from '@shop/build/testing/prove-brand.ts'
import * as entry from './entry-server.tsx'

proveBrand(path.dirname(import.meta.dirname), entry)
