export * from '@shop/features/render.tsx'
export { brand } from './brand.ts'
