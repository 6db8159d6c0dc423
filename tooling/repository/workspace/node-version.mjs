/** The first Node that runs the shop's programs. `npm start` and `npm test` begin on an earlier one and install it. */
export const NODE_VERSION = 24

/** Returns why a Node cannot run the shop's programs, or `undefined` if it can. @param {string} version such as 24.21.0 */
export function nodeComplaint(version) {
  const [major] = version.split('.')
  if (Number(major) >= NODE_VERSION) return undefined
  return `This program needs Node ${NODE_VERSION} or later. This is Node ${version}.`
}
