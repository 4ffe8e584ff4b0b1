/** The lesson that lies over a table. Away from tables, lessons have pages of their own. */
import { writeRoute, type LessonAddress } from '../../connection/route'
import { session } from '../../connection/session.svelte'

class Learning {
  at = $state.raw<LessonAddress | null>(null)

  /** Opens a game's lessons, one of them, or one of its steps. People at a table stay there. */
  open(address: LessonAddress): void {
    if (session.place === null) location.hash = writeRoute({ at: 'learn', ...address })
    else this.at = address
  }

  close(): void {
    this.at = null
  }
}

export const learning = new Learning()

// Nobody finds another person's lesson on a device that is passed round.
session.passAndPlay.onCover.add(() => learning.close())
