/** What the connection doctor concludes: which wall stands there, and the one remedy to try. The words are the page's. */
export type Diagnosis =
  /** Too early to tell, or everyone who came got in. */
  | { readonly wall: 'none'; readonly remedy: 'none' }
  /** This computer is in no network at all. */
  | { readonly wall: 'no-network'; readonly remedy: 'join-network' }
  /** Nothing came in. `heard`: others were heard on the network, so that it is this computer's firewall for sure. */
  | {
      readonly wall: 'nothing-came'
      readonly remedy: 'open-firewall'
      readonly address: string
      readonly port: number
      readonly heard: boolean
    }
  /** A page was loaded and no socket followed: a proxy, a data saver or blocked scripts. */
  | { readonly wall: 'no-socket'; readonly remedy: 'other-browser'; readonly from: string }
  /** A socket was opened but never said hello: an old page is open there. */
  | { readonly wall: 'no-hello'; readonly remedy: 'reload'; readonly from: string }
  /** Someone used a name that is not ours. */
  | { readonly wall: 'wrong-name'; readonly remedy: 'use-address'; readonly name: string; readonly address: string }
  /** A browser insisted on https. */
  | { readonly wall: 'https'; readonly remedy: 'type-http'; readonly address: string }
  /** Phones are, or this computer is, in a network whose devices may not see each other. */
  | { readonly wall: 'guest-network'; readonly remedy: 'same-network'; readonly address: string }
