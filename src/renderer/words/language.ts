export type Language = 'hu' | 'en'
