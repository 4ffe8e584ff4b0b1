import type { Layout } from './contract'

/** How a page that one person looks at is laid out, by its width in pixels; styles ask the same. */
export const layoutFor = (width: number): Exclude<Layout, 'screen'> => (width >= 1000 ? 'desk' : 'phone')
