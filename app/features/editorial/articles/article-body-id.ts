/** Element id of an article's body. */
export const articleBodyId = "article-body";
