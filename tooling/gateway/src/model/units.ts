import * as v from 'valibot'

/** An amount of money in whole minor units (øre, pence, cents). */
export const minorUnits = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A share in basis points: 2500 are 25 %. */
export const basisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

/** A number of pieces. */
export const pieces = v.pipe(v.number(), v.integer(), v.minValue(1))
