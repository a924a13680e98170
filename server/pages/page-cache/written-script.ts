/** A function as the text of a script. It may use nothing but what it is given; comments and indents are not for the reader of the page. */
export function writtenScript(work: (...given: never[]) => void): string {
  const lines = work
    .toString()
    .split("\n")
    .map((line) => line.trim());
  return `(${lines.filter((line) => !/^(?:\/\/|\/\*|\*)/.test(line)).join("\n")})`;
}
