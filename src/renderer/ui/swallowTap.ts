/** Handlers for a surface on which a tap may mean "go on": such a tap does nothing else there. */
export function swallowTap(goOn: () => boolean) {
  let swallowed = false
  return {
    onpointerdowncapture: () => {
      swallowed = goOn()
    },
    onclickcapture: (event: MouseEvent) => {
      if (!swallowed) return
      swallowed = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
