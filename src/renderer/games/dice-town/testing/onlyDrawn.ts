/** Rules whose events need no line. The row of properties slides and is refilled in sight of everyone. */
export const onlyDrawn = ['DT-11.3'] as const
