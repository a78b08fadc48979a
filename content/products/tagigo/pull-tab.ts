/** What a new tag needs before its first press. */
export const pullTab = "If a plastic tab sticks out of the case, pull it out.";
