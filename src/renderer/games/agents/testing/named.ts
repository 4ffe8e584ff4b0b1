import { coordinatesIn, looksIn, spoken, type NamedIn } from '../../../match/testing/named'
import { agentNames } from '../figures'

export const named: NamedIn = (text, language) => [
  ...coordinatesIn(text),
  ...looksIn(
    text,
    agentNames[language].map((name, agent) => spoken(name, agentNames.en[agent]!.toLowerCase())),
  ),
]
