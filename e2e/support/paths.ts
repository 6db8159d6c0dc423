import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** The program of the gateway's operator. */
export const operatorProgram = path.join(root, 'tooling/gateway/src/operator.ts')
/** The program that makes planned reminders due. */
export const remindersProgram = path.join(root, 'tooling/gateway/testing/programs/send-reminders-now.ts')
/** The balancer's settings. */
export const balancerFile = path.join(root, 'tooling/operate/haproxy.cfg')
