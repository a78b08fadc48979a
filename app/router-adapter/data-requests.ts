/** Ends the path by which React Router asks for a page's data. */
const ending = ".data";

/** The query parameter of a data request that names the routes whose loaders are to run. */
export const routesParameter = "_routes";

/** Whether a path, without its query, is that of a request for a page's data. */
export const isDataPath = (path: string): boolean => path.endsWith(ending);

/** The path of the page whose data is asked for. @param dataPath without its query, as `isDataPath` accepts it */
export const pagePathOf = (dataPath: string): string => dataPath.replace(/(?:\/_)?\.data$/, "") || "/";

/** The path at which React Router asks for a page's data. @param pagePath without its query */
export const dataPathOf = (pagePath: string): string => (pagePath === "/" ? "/_.data" : `${pagePath}${ending}`);
