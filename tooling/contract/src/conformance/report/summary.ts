import { documentedPages } from '../../documents/pages.ts'
import type { Report } from '../examine.ts'

export interface SummaryRow {
  name: string
  text: string
  isGood: boolean
}

/** The report in a few lines. */
export function summaryOf({ brokenPages, calls, gaps, pictureHosts, missingTexts, times }: Report): SummaryRow[] {
  const asked = calls.filter((call) => call.asked > 0)
  const failed = asked.filter(({ problem }) => problem !== undefined)
  const texts = new Set(Object.values(missingTexts).flat()).size
  const foreign = pictureHosts.filter(({ isAllowed }) => !isAllowed)
  const others = gaps.filter(({ problem }) => problem !== 'text missing')
  const slow = times.filter(({ isSlow }) => isSlow)
  return [
    {
      name: 'Pages',
      text: `${documentedPages.length - brokenPages.length} of ${documentedPages.length} can work`,
      isGood: brokenPages.length === 0,
    },
    {
      name: 'Calls',
      text: `${asked.length - failed.length} of ${asked.length} are answered, ${calls.length - asked.length} were not asked`,
      isGood: failed.length === 0,
    },
    { name: 'Gaps', text: others.length === 0 ? 'none' : String(others.length), isGood: others.length === 0 },
    {
      name: 'Texts',
      text: texts === 0 ? 'none is missing' : `${texts} ${texts === 1 ? 'is' : 'are'} missing`,
      isGood: texts === 0,
    },
    {
      name: 'Pictures',
      text:
        foreign.length === 0
          ? 'all come from allowed hosts'
          : `${foreign.length === 1 ? 'one host is' : `${foreign.length} hosts are`} not allowed`,
      isGood: foreign.length === 0,
    },
    {
      name: 'Times',
      text:
        slow.length === 0
          ? 'no call is slow'
          : slow.length === 1
            ? 'one call is slow'
            : `${slow.length} calls are slow`,
      isGood: true,
    },
  ]
}
