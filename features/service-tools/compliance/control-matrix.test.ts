import { describe, expect, it } from "vitest";
import { controls, inheritedRefs, matrixServices } from "#content/figures/compliance.ts";
import { askedControls, filterControls, tallyOwners } from "./control-matrix.ts";

describe("the matrix", () => {
  it("names an owner for every control on every service", () => {
    for (const control of controls)
      for (const service of matrixServices) expect(control.owners[service], `${control.id} ${service}`).toBeDefined();
  });

  it("asks for all fourteen areas under ISMS-P and fewer under PCI DSS", () => {
    expect(askedControls("isms-p")).toBe(14);
    expect(filterControls({ framework: "pci-dss", service: "all", owner: "any" }).map(({ id }) => id)).not.toContain("backup");
  });

  it("narrows by owner on the chosen service only", () => {
    const ours = filterControls({ framework: "isms-p", service: "public-cloud-solution", owner: "provider" });
    expect(ours.map(({ id }) => id)).toEqual(["site", "entry", "media", "host"]);
    expect(inheritedRefs("public-cloud-solution", "isms-p")).toEqual(["2.4.1", "2.4.2", "2.4.4", "2.9.7", "2.10.2", "2.10.8"]);
  });

  it("moves duties to us as the service gets more managed", () => {
    const colocation = tallyOwners("isms-p", "colocation");
    const data = tallyOwners("isms-p", "data");
    expect(data.provider).toBeGreaterThan(colocation.provider);
    expect(data.customer).toBeLessThan(colocation.customer);
    expect(data.provider + data.shared + data.customer).toBe(14);
  });

  it("leaves application security with the customer everywhere", () => {
    for (const service of matrixServices) {
      expect(filterControls({ framework: "iso-27001", service, owner: "customer" }).map(({ id }) => id)).toContain("application");
    }
  });
});
