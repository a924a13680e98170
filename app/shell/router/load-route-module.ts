// The script of a route, in place of React Router's own way (scripts/build/own-route-modules.ts). That one loads the whole page anew when a script
// does not come, also for figures that are asked for in the background: without a line the page was gone, and what was typed in it.
import { mayReload } from "../build-updates.ts";
import { leavingFor, waitForLine } from "../page-call-retry.ts";

type Modules = Record<string, unknown>;

type Ways = {
  load: (address: string) => Promise<unknown>;
  leavingFor: () => string | undefined;
  open: (address: string) => void;
  wait: (ms: number) => Promise<void>;
};

const [firstWaitMs, longestWaitMs] = [500, 10_000];

const ways: Ways = {
  load: (address) => import(/* @vite-ignore */ address),
  leavingFor,
  open: (address) => location.assign(address),
  wait: waitForLine,
};

export async function loadRouteModule(route: { id: string; module: string }, modules: Modules, own: Ways = ways): Promise<unknown> {
  modules[route.id] ??= await steadyImport(route.module, own);
  return modules[route.id];
}

async function steadyImport(address: string, { load, leavingFor, open, wait }: Ways): Promise<unknown> {
  let tries = 0;
  for (let pause = firstWaitMs; ; pause = Math.min(2 * pause, longestWaitMs)) {
    try {
      // Browsers remember that an address did not come; another query asks anew.
      return await load(tries === 0 ? address : `${address}?again=${tries}`);
    } catch (error) {
      const target = leavingFor();
      if (target !== undefined) {
        // With a line the script is gone because there is a newer build: its document knows where its scripts are.
        if (!navigator.onLine || !mayReload(target, Date.now())) throw error;
        open(target);
        return new Promise(() => {});
      }
      tries += 1;
      await wait(pause);
    }
  }
}
