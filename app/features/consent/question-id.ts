/** The id of the question about analytics, by which the footer's switch leads to it. */
export const questionId = "analytics-question";
