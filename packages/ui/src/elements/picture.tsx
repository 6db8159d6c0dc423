import type { ImgHTMLAttributes } from 'react'
import { preload } from 'react-dom'
import { usePictureUrl } from './picture-url.ts'
import { pictureSources } from './picture-sources.ts'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'loading' | 'width' | 'height'> {
  src: string
  alt: string
  /** Its displayed width, as in the `sizes` attribute. */
  sizes?: string
  width?: number
  height?: number
  /** The main picture of the page: loaded first. All others are loaded lazily. */
  priority?: boolean
}

/** A picture in the format and size that the browser chooses; pictures from elsewhere stay as they are. */
export function Picture({
  src: address,
  alt,
  sizes = '360px',
  width = 720,
  height = 720,
  priority = false,
  ...rest
}: PictureProps) {
  const src = usePictureUrl()(address)
  const { avif, webp } = pictureSources(src)
  // Before fonts and scripts, which would otherwise compete with the main picture for bandwidth. In the browser the picture
  // itself is as early, and the link, which React never takes away, would outlive the page.
  if (priority && avif && typeof document === 'undefined') {
    preload(src, { as: 'image', type: 'image/avif', imageSrcSet: avif, imageSizes: sizes, fetchPriority: 'high' })
  }
  const image = (
    <img
      {...rest}
      src={src || undefined}
      srcSet={webp}
      sizes={webp && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  )
  if (!avif) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}
