// Turns this browser on: its permission, the worker that shows what arrives, and the address that its push service gives.
import { useState } from "react";
import { useRevalidator } from "react-router";
import { CallFailed, sendCall } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { addPushDevice } from "./push.contract.ts";

export const pushWorker = { path: "/staff/push-worker.js", scope: "/staff/" };

export function PushDevice({ publicKey }: { publicKey: string }) {
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState("");
  const { revalidate } = useRevalidator();
  const scripted = useHydrated();
  const able = !scripted || ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window);

  async function turnOn() {
    setBusy(true);
    setTold(await subscribe(publicKey));
    setBusy(false);
    await revalidate();
  }

  return (
    <div className="apart">
      {able ? (
        <Button kind="quiet" size="small" className="needs-scripts" busy={busy} onClick={turnOn}>
          {m.push_turn_on()}
        </Button>
      ) : (
        <p className="quiet">{m.push_unsupported()}</p>
      )}
      <noscript>
        <p className="quiet">{m.push_needs_scripts()}</p>
      </noscript>
      <p role="status" className="push-told">
        {told}
      </p>
    </div>
  );
}

/** What came of it, in words. */
async function subscribe(publicKey: string): Promise<string> {
  if ((await Notification.requestPermission()) !== "granted") return m.push_denied();
  try {
    const registration = await navigator.serviceWorker.register(pushWorker.path, { scope: pushWorker.scope });
    const before = await registration.pushManager.getSubscription();
    // Of another key, or an address that was given up: a new one is asked for.
    await before?.unsubscribe();
    const given = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
    const { endpoint = "", keys = {} } = given.toJSON();
    const body = { endpoint, keys: { p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" } };
    await sendCall<typeof addPushDevice>("addPushDevice", { body });
    return m.push_turned_on();
  } catch (error) {
    return (error instanceof CallFailed && (Object.values(error.fields)[0] ?? error.message)) || m.push_failed();
  }
}
