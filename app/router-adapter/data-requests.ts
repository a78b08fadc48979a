/** Of the path by which React Router asks for a page's data. */
const ending = ".data";

/** Names the routes whose loaders are to run. */
export const routesParameter = "_routes";

export const isDataPath = (path: string): boolean => path.endsWith(ending);

export const pagePathOf = (dataPath: string): string => dataPath.replace(/(?:\/_)?\.data$/, "") || "/";

export const dataPathOf = (pagePath: string): string => (pagePath === "/" ? "/_.data" : `${pagePath}${ending}`);
