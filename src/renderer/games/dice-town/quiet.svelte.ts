/** "Don't ask me this round": kept on this page only, so the table can't tell it from someone who passes. */
class Quiet {
  round = $state<number | null>(null)
}

export const quiet = new Quiet()
