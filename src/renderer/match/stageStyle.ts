/** What a game asks of the stage around it, as CSS: its cloth's colours and the heights of its fixed places. */
import type { AnyScreen } from './contract'

type Heights = Pick<AnyScreen, 'cloth' | 'panel' | 'lessonPanel' | 'row'>

export function stageStyle({ cloth, panel, lessonPanel, row }: Heights): string {
  const heights = { '--panel-ask': panel, '--panel-learn': lessonPanel, '--players-ask': row }
  return [
    ...Object.entries(cloth).map(([key, value]) => `${key}:${value}`),
    ...Object.entries(heights).flatMap(([key, px]) => (px === undefined ? [] : [`${key}:${px}px`])),
  ].join(';')
}
