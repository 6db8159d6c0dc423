import { Icon } from '@shop/ui/icon.tsx'
import { Container, Row } from '@shop/ui/layout.tsx'
import { Link } from '@shop/ui/link.tsx'
import { Small } from '@shop/ui/text.tsx'
import { styled } from 'styled-components'
import { useFacts, useTranslate } from '../runtime/shop-context.tsx'
import { phoneLink } from './phone-link.ts'

/** Says on the way to the till that paying is safe here, and whom to ask (OP-66). */
export function SafetyNote() {
  const t = useTranslate()
  const phone = useFacts().content.sellingPointsBar?.phone
  return (
    <Note>
      <Row>
        <Icon name="lock" />
        <Small>{t('SecureCheckout')}</Small>
        {phone && <Link href={phoneLink(phone)}>{phone}</Link>}
      </Row>
    </Note>
  )
}

const Note = styled(Container)`
  padding-bottom: 0.75rem;
`
