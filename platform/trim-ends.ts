// Taking characters off the ends of a text, in one look from the end. A pattern such as /x+$/ begins anew at every x: with 80,000 of them
// in the middle that is three billion steps.

/** `loose` says which single character goes, such as /[. ]/. */
export function withoutEnd(text: string, loose: RegExp): string {
  let end = text.length;
  while (end > 0 && loose.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

export function withoutEnds(text: string, loose: RegExp): string {
  const rest = withoutEnd(text, loose);
  let start = 0;
  while (start < rest.length && loose.test(rest.charAt(start))) start += 1;
  return rest.slice(start);
}
