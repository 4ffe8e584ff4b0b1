/** "Anna 5, Béla 2": who got how many discs. */
export function sharesText(rewards: readonly { readonly seat: number }[], names: readonly string[]): string {
  return names
    .map((name, seat) => ({ name, count: rewards.filter((reward) => reward.seat === seat).length }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ')
}
