const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;

/** Figures and codes stand in the mono face; a label with Korean words in it does not. */
export function labelFace(text: string): string {
  return hangul.test(text) ? "dgm-hangul" : "";
}
