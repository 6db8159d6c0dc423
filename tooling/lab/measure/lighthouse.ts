import type { Figures } from './parts.ts'
import type { ProfileName } from './profiles.ts'
import type { MeasuredSite, PageName } from './site.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's scores of one page, out of 100, and its complaints. `port` is the browser's, for its tools. */
export async function measureLighthouse(
  port: number,
  profile: ProfileName,
  { origin, pages }: MeasuredSite,
  name: PageName,
): Promise<{ figures: Figures; faults: string[] }> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse')
  const flags = { port, logLevel: 'silent' as const, onlyCategories: categories }
  const result = await lighthouse(origin + pages[name], flags, profile === 'desktop' ? desktopConfig : undefined)
  if (!result) throw new Error('Lighthouse has no result')
  const { audits, categories: found } = result.lhr
  const score = (category: string) => Math.round((found[category]?.score ?? 0) * 100)
  const faults = Object.values(found).flatMap(({ id, auditRefs }) =>
    auditRefs
      .filter((audit) => id !== 'performance' && audit.weight > 0 && (audits[audit.id]?.score ?? 1) < 1)
      .map((audit) => `${id}: ${audit.id}`),
  )
  const figures = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  }
  return { figures, faults }
}
