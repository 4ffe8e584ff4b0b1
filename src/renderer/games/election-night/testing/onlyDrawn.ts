/** Rules whose events need no line. Everyone sees their own dice. */
export const onlyDrawn = ['EN-2.3'] as const
