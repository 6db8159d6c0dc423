import { complaintBodies } from '@shop/domain/shop/complaint-bodies.ts'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Container, Section, Stack } from '@shop/ui/layout/layout.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

/** To whom customers may complain outside the courts, in shops under the law of the European Union. */
export function ComplaintSection() {
  const t = useTranslate()
  const bodies = complaintBodies(useConfiguration())
  if (bodies.length === 0) return null
  return (
    <Container>
      <Section>
        <Stack>
          <h2>{t('ComplaintTitle')}</h2>
          <p>{t('ComplaintText')}</p>
          <Stack as="ul" gap="tight">
            {bodies.map(({ name, address, url }) => (
              <li key={url}>
                <StandaloneLink href={url}>{name}</StandaloneLink>
                {address && <p>{address}</p>}
              </li>
            ))}
          </Stack>
        </Stack>
      </Section>
    </Container>
  )
}
