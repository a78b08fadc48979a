export const articleBodyId = "article-body";
