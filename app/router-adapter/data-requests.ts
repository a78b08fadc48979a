/** How React Router's browser part asks for the data of a page: by the page's path with this ending. */
const ending = ".data";

/** The parameter by which it names the routes whose loaders are to run. */
export const routesParameter = "_routes";

/** Whether a path is that of a data request. */
export const isDataPath = (path: string): boolean => path.endsWith(ending);

/** The path of the page whose data a path asks for. */
export const pagePathOf = (dataPath: string): string => dataPath.replace(/(?:\/_)?\.data$/, "") || "/";

/** The path at which a page's data is asked for. */
export const dataPathOf = (pagePath: string): string => (pagePath === "/" ? "/_.data" : `${pagePath}${ending}`);
