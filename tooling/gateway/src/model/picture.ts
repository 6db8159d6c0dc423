import * as v from 'valibot'

/** How pictures are packed: AVIF for browsers that know it, WebP for the others, PNG for signs in browser tabs. */
export const pictureFormatSchema = v.picklist(['avif', 'webp', 'png'])
export type PictureFormat = v.InferOutput<typeof pictureFormatSchema>

/** A picture the shops may show: drawn as SVG, handed out in these widths (pixels) and formats. */
export const drawingSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  svg: v.string(),
  widths: v.array(v.pipe(v.number(), v.integer())),
  formats: v.array(pictureFormatSchema),
})
export type Drawing = v.InferOutput<typeof drawingSchema>

/** A drawing with what its address says of it. */
export interface Picture extends Drawing {
  /** Changes with the drawing and with the way it is encoded, so that an address always means the same bytes. */
  hash: string
}
