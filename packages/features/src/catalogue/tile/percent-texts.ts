/** Returns a share as a text: “25 %”. */
export const percentAmount = (percent: number) => `${percent}\u00A0%`

/** Returns a reduction as a text: “−25 %”. */
export const percentReduction = (percent: number) => `\u2212${percentAmount(percent)}`
