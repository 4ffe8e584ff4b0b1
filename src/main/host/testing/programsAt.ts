/** The variable that says where the tests' programs were built. */
export const programsAt = 'ASZTAL_TEST_PROGRAMS'
