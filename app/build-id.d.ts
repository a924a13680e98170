/** The id of this build, put in by vite.config.ts; the browser compares it with /builds/latest.json. */
declare const __BUILD_ID__: string;
