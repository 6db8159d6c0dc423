import { useState } from 'react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Dialog } from '../feedback/dialog.tsx'
import { Icon } from '../elements/icon.tsx'
import { ParsedMark, hiddenWhileParsing } from '../layout/parsed-mark.tsx'
import { GALLERY_SIZES } from '../elements/picture/picture-sizes.ts'
import { Picture } from '../elements/picture/picture.tsx'
import { visuallyHiddenStyles } from '../elements/visually-hidden.tsx'
import { belowTablet, from } from '../tokens/core.ts'
import { color, shape, type } from '../tokens/theme.ts'

/** A picture of a product. */
export interface GalleryImage {
  src: string
  /** The description for screen readers, and the title of the zoom dialog. */
  alt: string
  /** The `sizes` of a smaller file that the browser has already. It is shown until the large file has loaded. */
  sizesAtFirst?: string
}

interface GalleryProps {
  images: readonly GalleryImage[]
  /** False shows only the large picture and reserves the space of the thumbnails. For the first paint. */
  isComplete?: boolean
  /** A mark in the corner of the picture. */
  badge?: ReactNode
  /** The text of the button on the picture: "Zoom". */
  zoomLabel: string
  /** The name of the × button of the zoom dialog. */
  closeLabel: string
  /** Returns the name of a thumbnail: "Picture 2 of 4". */
  thumbnailLabel: (position: number, count: number) => string
}

/** The pictures of a product: a large one, thumbnails below, and a zoom dialog. */
export function Gallery({ images, isComplete = true, badge, zoomLabel, closeLabel, thumbnailLabel }: GalleryProps) {
  const [chosen, setChosen] = useState(0)
  const [zoomed, setZoomed] = useState(false)
  // Another variation may have fewer pictures.
  const image = images[chosen] ?? images[0]
  if (!image) return null
  return (
    <div>
      <Main>
        <MainPicture key={image.src} {...image} />
        {badge && <Corner>{badge}</Corner>}
        {isComplete && (
          <Zoom type="button" onClick={() => setZoomed(true)}>
            <Icon name="zoom" />
            <ZoomLabel>{zoomLabel}</ZoomLabel>
          </Zoom>
        )}
        <ParsedMark />
      </Main>
      {images.length > 1 && (
        <Thumbnails>
          {images.map(({ src }, index) => (
            <button
              key={src}
              type="button"
              aria-label={thumbnailLabel(index + 1, images.length)}
              aria-current={src === image.src || undefined}
              onClick={() => setChosen(index)}
            >
              {/* The browser has the large file of the first picture already, so its thumbnail uses it too. */}
              {isComplete && <Picture src={src} alt="" sizes={index === 0 ? GALLERY_SIZES : '84px'} />}
            </button>
          ))}
        </Thumbnails>
      )}
      {isComplete && (
        <Dialog large title={image.alt} closeLabel={closeLabel} open={zoomed} onClose={() => setZoomed(false)}>
          <Close>
            <Picture
              src={image.src}
              alt={image.alt}
              sizes="(min-width: 64em) 960px, 100vw"
              width={1080}
              height={1080}
            />
          </Close>
        </Dialog>
      )}
    </div>
  )
}

function MainPicture({ sizesAtFirst = GALLERY_SIZES, ...image }: GalleryImage) {
  const [sizes, setSizes] = useState(sizesAtFirst)
  const enlarge = () => setSizes(GALLERY_SIZES)
  return <Picture {...image} priority sizes={sizes} onLoad={enlarge} onError={enlarge} />
}

const Main = styled.div`
  ${hiddenWhileParsing}
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${shape.radius.panel};
  background: ${color.surface.tile};

  /* Fills the width. The smaller file that is shown first would otherwise be displayed smaller. */
  picture {
    width: 100%;
  }
  img {
    width: 86%;
    margin-inline: auto;
    aspect-ratio: 1;
    object-fit: contain;
  }
`
const Corner = styled.div`
  position: absolute;
  left: 1.125rem;
  top: 1.125rem;
`
const Zoom = styled.button`
  position: absolute;
  right: 0.75rem;
  bottom: 0.75rem;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 3rem;
  min-width: 3rem;
  justify-content: center;
  padding: 0 0.625rem;
  border: 2px solid ${color.border.control};
  border-radius: ${shape.button.radius};
  background: ${color.surface.raised};
  font-size: ${type.small};
  cursor: pointer;

  ${from.tablet} {
    padding-inline: 1rem;
  }
`
/** On a phone the words would cover the product. */
const ZoomLabel = styled.span`
  ${belowTablet} {
    ${visuallyHiddenStyles}
  }
`
const Thumbnails = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
  gap: 0.75rem;
  margin-top: 0.75rem;

  > button {
    aspect-ratio: 1;
    padding: 0.375rem;
    border: 2px solid transparent;
    border-radius: min(${shape.radius.tile}, 16px);
    background: ${color.surface.tile};
    cursor: pointer;
  }
  > [aria-current] {
    border-color: ${color.accent.default};
  }
  > [aria-current]:not(:focus-visible) {
    box-shadow: inset 0 0 0 1px ${color.accent.default};
  }
  @media (forced-colors: active) {
    > [aria-current] {
      outline: 3px solid Highlight;
    }
  }
`
const Close = styled.div`
  border-radius: ${shape.radius.tile};
  background: ${color.surface.tile};

  img {
    width: 100%;
  }
`
