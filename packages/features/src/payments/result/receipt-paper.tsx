import { formatDate } from '@shop/domain/time/shop-time.ts'
import { Container, Row } from '@shop/ui/layout/layout.tsx'
import { styled } from 'styled-components'
import { Seller } from '../../content/seller.tsx'
import { useShopConfig } from '../../runtime/config/shop-config.tsx'

/** The brand and date of a printed receipt, which has no page header. */
export function ReceiptHead({ placementDate = '' }: { placementDate: string | undefined }) {
  const { brand, configuration } = useShopConfig()
  return (
    <OnPaper>
      <Container>
        <Row justify="between">
          <img src={brand.logo.onLight} alt={configuration.displayName || brand.name} />
          {placementDate && <p>{formatDate(placementDate, configuration)}</p>}
        </Row>
      </Container>
    </OnPaper>
  )
}

/** The seller on a printed receipt. */
export const ReceiptFoot = () => (
  <OnPaper>
    <Container>
      <Seller />
    </Container>
  </OnPaper>
)

const OnPaper = styled.div`
  display: none;

  img {
    height: 2.5rem;
  }
  @media print {
    display: block;
  }
`
