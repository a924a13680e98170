// Every feature's part of the API, in one list.
import type { ApiRouter } from "#platform/api/endpoint.ts";
import type { Services } from "./services.ts";

export type FeatureRouter = (router: ApiRouter, services: Services) => void;

export const featureRouters: FeatureRouter[] = [];
