// What a person types into a field, its line ends as the field counts them (a form sends each as two letters): `typedText.min(1)` is one that has to be filled in.
import { z } from "zod";
import { seenText } from "./seen-text.ts";

export const typedText = z.string().overwrite((text) => seenText(text.replace(/\r\n?/g, "\n")));
