// What a person types into a field: `typedText.min(1)` is one that has to be filled in.
import { z } from "zod";
import { seenText } from "./seen-text.ts";

export const typedText = z.string().overwrite(seenText);
