import type { CategoryPlan } from './category-plan.ts'
import { everyday } from './everyday.ts'
import { living } from './living.ts'
import { parts } from './parts.ts'

const { cleaning, domes, domesText } = everyday

/** Every category that a shop can have. */
export const categoryPlans = {
  batteries: everyday.batteries,
  domes,
  domesAndFilters: {
    ...domes,
    title: ['Domes and filters', 'Domes og filtre', 'Domer och filter'],
    parts: [parts.domes, parts.tubes, parts.waxFilters],
    long: domesText,
  },
  waxFilters: everyday.waxFilters,
  cleaning,
  care: { ...cleaning, parts: [...cleaning.parts, parts.casesAndClips] },
  casesAndCare: {
    ...cleaning,
    title: ['Cases and care', 'Etuier og pleje', 'Fodral och skötsel'],
    address: ['cases-and-care', 'etuier-og-pleje', 'fodral-och-skotsel'],
    parts: [parts.cases, parts.clips, ...cleaning.parts, parts.protection],
  },
  drying: everyday.drying,
  ...living,
} as const satisfies Record<string, CategoryPlan>

export type CategoryKey = keyof typeof categoryPlans
