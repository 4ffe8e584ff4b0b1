/** What a person can show at their place without a word, in the order in which it is offered. */
export const reactions = ['bravo', 'laugh', 'wow', 'ouch', 'hmm', 'cheers'] as const
export type Reaction = (typeof reactions)[number]
