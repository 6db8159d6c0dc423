import * as v from 'valibot'

/** Formats of pictures: AVIF and WebP for pages, PNG for icons in browser tabs. */
export const pictureFormatSchema = v.picklist(['avif', 'webp', 'png'])
export type PictureFormat = v.InferOutput<typeof pictureFormatSchema>

/** A picture of the shops: drawn as SVG, served in these widths (pixels) and formats. */
export const drawingSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  svg: v.string(),
  widths: v.array(v.pipe(v.number(), v.integer())),
  formats: v.array(pictureFormatSchema),
})
export type Drawing = v.InferOutput<typeof drawingSchema>

/** A drawing with the hash in its address. */
export interface Picture extends Drawing {
  /** Changes with the drawing and its encoding, so that an address always has the same bytes. */
  hash: string
}
