import type { Article } from '../article.ts'
import { alarms } from './alarms.ts'
import { batteries } from './batteries.ts'
import { care } from './care.ts'
import { cases } from './cases.ts'
import { domes } from './domes.ts'
import { drying } from './drying.ts'
import { filters } from './filters.ts'
import { power } from './power.ts'
import { protection } from './protection.ts'
import { tvAndPhone } from './tv-and-phone.ts'

/** The catalogue that all shops share. */
export const articles: readonly Article[] = [
  ...batteries,
  ...power,
  ...domes,
  ...filters,
  ...care,
  ...drying,
  ...tvAndPhone,
  ...alarms,
  ...protection,
  ...cases,
]
