export { eventually } from '@shop/server/testing/eventually.ts'
