// What is pushed, in which hours nothing is, and on which devices. Everything but turning a browser on works without scripts.
import "./push-settings.css";
import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import { deviceName } from "#features/accounts/settings/session-row.tsx";
import { formatDateTime } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { PushState } from "./push.contract.ts";
import { PushDevice } from "./push-device.tsx";
import { type PushKind, pushKinds } from "./push-rules.ts";

const kindWords: Record<PushKind, () => string> = {
  due: m.push_kind_due,
  assigned: m.push_kind_assigned,
  mentioned: m.push_kind_mentioned,
  chat: m.push_kind_chat,
};

type PushSettingsProps = { push: PushState; locale: Locale; busy: boolean };

export function PushSettings({ push, locale, busy }: PushSettingsProps) {
  const { kinds, quiet, devices } = push;
  return (
    <>
      <Form method="post">
        <ul className="settings-rows">
          {pushKinds.map((kind) => (
            <li key={kind}>
              <Checkbox name={`push_${kind}`} label={kindWords[kind]()} defaultChecked={kinds[kind]} />
            </li>
          ))}
        </ul>
        <fieldset className="push-quiet apart">
          <legend>{m.push_quiet()}</legend>
          <Checkbox name="quiet" label={m.push_quiet_on()} defaultChecked={quiet !== null} />
          <div className="cluster">
            <TextField type="time" name="quiet_from" label={m.push_quiet_from()} defaultValue={quiet?.from ?? "22:00"} required />
            <TextField type="time" name="quiet_until" label={m.push_quiet_until()} defaultValue={quiet?.until ?? "07:00"} required />
          </div>
          <p className="hint">{m.push_quiet_hint()}</p>
        </fieldset>
        <div className="cluster settings-actions apart">
          <Button type="submit" name="intent" value="push" size="small" busy={busy} busyLabel={m.settings_saving()}>
            {m.settings_save()}
          </Button>
        </div>
      </Form>
      <h3 className="push-devices">{m.push_devices()}</h3>
      {devices.length > 0 ? (
        <ul className="settings-rows">
          {devices.map(({ id, browser, device, created_at, this_session }) => (
            <li key={id} className="push-device">
              <div>
                <b>{deviceName({ browser, device })}</b>
                <small>
                  {this_session ? `${m.push_device_this()}, ` : ""}
                  {m.push_device_since({ date: formatDateTime(created_at, locale) })}
                </small>
              </div>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button type="submit" name="intent" value="drop-device" size="compact" kind="quiet">
                  {m.push_device_remove()}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p className="quiet">{m.push_devices_none()}</p>
      )}
      <PushDevice publicKey={push.public_key} />
    </>
  );
}
