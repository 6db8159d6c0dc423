import { Spinner } from '@shop/ui/elements/spinner.tsx'
import { Lead } from '@shop/ui/elements/text.tsx'
import { ResultBanner } from '@shop/ui/feedback/result-banner.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useOutcomeWords } from './outcome-words.ts'

/** Shown while the payment is polled. */
export function CheckingOrder() {
  const t = useTranslate()
  const { title, help } = useOutcomeWords('checking', 'result')
  return (
    <ResultBanner tone="info" title={<h1>{t(title)}</h1>}>
      <Row wrap="never">
        <Spinner />
        <Lead>{t(help)}</Lead>
      </Row>
    </ResultBanner>
  )
}
