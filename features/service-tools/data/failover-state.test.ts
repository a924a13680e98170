import { describe, expect, it } from "vitest";
import { failoverPassage } from "./failover-clock.ts";
import { failoverPicture } from "./failover-state.ts";

const at = (seconds: number) => failoverPicture("primary", failoverPassage("primary", 500).events, seconds);

describe("failoverPicture", () => {
  it("sends writes into the void until the standby is primary and the endpoint has moved", () => {
    expect(at(0)).toMatchObject({ primary: "off", promoted: false, toPrimary: "attack", toStandby: "off" });
    expect(at(28)).toMatchObject({ promoted: true, toStandby: "off" });
    expect(at(38)).toMatchObject({ promoted: true, toStandby: "on", toPrimary: "off" });
  });

  it("never shows two primaries when the link is cut", () => {
    const picture = failoverPicture("link", failoverPassage("link", 500).events, 10);
    expect(picture).toMatchObject({ primary: "key", standby: "backup", promoted: false, toPrimary: "on", toStandby: "off" });
  });

  it("leaves the writers alone when the replica is gone", () => {
    expect(failoverPicture("replica", [], 0)).toMatchObject({ primary: "key", toPrimary: "on", sync: "on", async: "off" });
  });
});
