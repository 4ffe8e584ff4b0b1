/** Whether this device's screen is being kept on, and by what: a wake lock, or a silent film where pages get none. */
import { Keeper } from './awake'

async function byLock(lost: () => void): Promise<() => void> {
  const lock = await navigator.wakeLock.request('screen')
  lock.addEventListener('release', lost)
  return () => void lock.release()
}

const boardMs = 2500
const fetchMovie = () => import('./silentMovie')
let movie: ReturnType<typeof fetchMovie> | null = null

/** The film is fetched after everything that the board needs: no screen goes dark that soon. */
function loadMovie(): ReturnType<typeof fetchMovie> {
  movie ??= new Promise((done) => setTimeout(done, boardMs)).then(fetchMovie)
  movie.catch(() => (movie = null))
  return movie
}

/**
 * There is no wake lock on plain http. Browsers keep the screen on for a film that plays, isn't muted and has sound.
 */
async function byFilm(lost: () => void): Promise<() => void> {
  if (!navigator.userActivation?.hasBeenActive) throw new Error('a film needs a touch first')
  const { silentMovie } = await loadMovie()
  const url = URL.createObjectURL(new Blob([silentMovie()], { type: 'video/mp4' }))
  const film = document.createElement('video')
  film.playsInline = true
  film.src = url
  film.setAttribute('aria-hidden', 'true')
  film.style.cssText = 'position:fixed;left:0;bottom:0;width:2px;height:2px;opacity:0.01;pointer-events:none'
  // Not `loop`: WebKit lets the screen sleep for films that loop.
  film.addEventListener('timeupdate', () => film.currentTime > film.duration - 3 && (film.currentTime = 0))
  film.addEventListener('pause', lost)
  const end = () => {
    film.removeEventListener('pause', lost)
    film.remove()
    URL.revokeObjectURL(url)
  }
  document.body.append(film)
  await film.play().catch((why: unknown) => {
    end()
    throw why
  })
  return end
}

class Awake {
  on = $state(false)
  #keeper = new Keeper('wakeLock' in navigator ? [byLock, byFilm] : [byFilm], (on) => (this.on = on))

  want(on: boolean): void {
    this.#keeper.want(on)
  }

  again(): void {
    if (document.visibilityState === 'visible') void this.#keeper.again()
  }
}

export const awake = new Awake()
