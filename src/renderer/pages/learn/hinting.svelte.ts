/** Whether a bot's hint is in sight. It takes the place of the first-time line, which comes back after it. */
export const hinting = $state({ open: false })
