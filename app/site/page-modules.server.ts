/** The words of every public page in every language, each loaded when it is asked for. */
export const pageModules = import.meta.glob<{ page: unknown }>([
  "/content/*/{home,about,blog,sitemap,status}.ts",
  "/content/*/{services,solutions,resources}/*.ts",
]);
