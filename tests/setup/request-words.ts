// Modules live as long as their worker: a language that one file of tests has chosen would be that of the next.
import { speakByRequest } from "#platform/i18n/words.server.ts";

speakByRequest();
