import { z } from "zod";

/** What the browser hands over, as WebAuthn's JSON. The library that checks it reads what is inside. */
export const passkeyField = z
  .object({
    id: z.string().min(1).max(1400),
    rawId: z.string().max(1400),
    type: z.literal("public-key"),
    response: z.record(z.string().max(60), z.unknown()),
    authenticatorAttachment: z.string().max(40).nullish(),
    clientExtensionResults: z.record(z.string().max(60), z.unknown()),
  })
  .meta({ id: "SignedByPasskey" });
export type SignedByPasskey = z.output<typeof passkeyField>;
