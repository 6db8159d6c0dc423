import { Container, Section } from '@shop/ui/layout.tsx'
import { Link } from '@shop/ui/link.tsx'
import { Head } from '../runtime/head.tsx'
import { useFacts } from '../runtime/shop-context.tsx'

/** The start page (ROUTE-01). */
export function HomePage() {
  const { content, categories, configuration } = useFacts()
  return (
    <Container>
      <Head title="" />
      <Section>
        <h1>{content.introBanner?.title || content.introBannerList[0]?.title || configuration.displayName}</h1>
        <ul>
          {categories.map(({ id, title, url }) => (
            <li key={id}>
              <Link href={url}>{title}</Link>
            </li>
          ))}
        </ul>
      </Section>
    </Container>
  )
}
