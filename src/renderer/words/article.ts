/** The Hungarian article before a number written in digits: az 1., a 2., az 5., a 10., az 50. */
export function articleOf(count: number): 'a' | 'az' {
  const digits = String(count)
  return digits.startsWith('5') || (digits.startsWith('1') && digits.length % 3 === 1) ? 'az' : 'a'
}

/** The same at the beginning of a sentence. */
export const firstArticleOf = (count: number): 'A' | 'Az' => (articleOf(count) === 'az' ? 'Az' : 'A')
