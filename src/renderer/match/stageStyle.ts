/** What a game asks of the stage around it, as CSS: its cloth's colours and the heights of its fixed places. */
import type { AnyPresentation } from './contract'

type Wishes = Pick<AnyPresentation, 'cloth' | 'panel' | 'lessonPanel' | 'row' | 'headline'>

export function stageStyle({ cloth, panel, lessonPanel, row, headline }: Wishes): string {
  const heights = { '--panel-ask': panel, '--panel-learn': lessonPanel, '--players-ask': row }
  const beside = headline === undefined ? {} : { '--board-from': '1', '--headline': headline, '--headline-lines': '4' }
  return [
    ...Object.entries({ ...cloth, ...beside }).map(([key, value]) => `${key}:${value}`),
    ...Object.entries(heights).flatMap(([key, px]) => (px === undefined ? [] : [`${key}:${px}px`])),
  ].join(';')
}
