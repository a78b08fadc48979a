/** The exit code of a check that couldn't be made, as Automake's test runner has it. */
export const skippedCode = 77;
