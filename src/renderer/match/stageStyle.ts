/** What a game asks of the stage around it, as CSS: its cloth's colours and the heights of its fixed places. */
import type { AnyScreen } from './contract'

export function stageStyle({ cloth, panel, row }: Pick<AnyScreen, 'cloth' | 'panel' | 'row'>): string {
  const heights = { '--panel-ask': panel, '--players-ask': row }
  return [
    ...Object.entries(cloth).map(([key, value]) => `${key}:${value}`),
    ...Object.entries(heights).flatMap(([key, px]) => (px === undefined ? [] : [`${key}:${px}px`])),
  ].join(';')
}
