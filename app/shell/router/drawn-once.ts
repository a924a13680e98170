// The router says that a page is on its way before it says that it is there, and React draws all that is on screen for either. A page whose data
// were asked for ahead (data-ahead.ts) is there within a few milliseconds: the first of the two drawings would be seen by nobody, and the
// page would wait for it. So only a page that is not there soon is announced.
import { openingEvent } from "#ui/console/opening-event.ts";
import type { Router } from "./small-router.ts";

type Listener = Parameters<Router["subscribe"]>[0];
type State = Router["state"];

/** As long as that a page on its way is not announced. */
export const soonMs = 60;

export function drawOnce(router: Pick<Router, "subscribe">) {
  const subscribe = router.subscribe.bind(router);
  router.subscribe = (listener) => subscribe(announceLate(listener));
}

export function announceLate(listener: Listener): Listener {
  let told: State["navigation"]["state"] = "idle";
  let waiting: { timer: ReturnType<typeof setTimeout>; from: string } | undefined;
  function tell(...news: Parameters<Listener>) {
    told = news[0].navigation.state;
    waiting = undefined;
    listener(...news);
  }
  return (state, change) => {
    // What a form does begins with "submitting", and is told at once.
    const { pathname } = state.location;
    if (told === "idle" && !waiting && state.navigation.state === "loading" && !change.flushSync && change.deletedFetchers.length === 0) {
      waiting = { timer: setTimeout(tell, soonMs, state, change), from: pathname };
      // Keys would act on what is being left: who listens to them is told at once.
      announce(state.navigation.location?.pathname !== pathname);
      return;
    }
    const from = waiting?.from;
    clearTimeout(waiting?.timer);
    tell(state, change);
    // Led back to where it began.
    if (state.navigation.state === "idle" && from === pathname) announce(false);
  };
}

function announce(detail: boolean) {
  dispatchEvent(new CustomEvent(openingEvent, { detail }));
}
