/** The id of the `<style>` element that holds the style sheet of a document. */
export const styleSheetId = "app-styles";
