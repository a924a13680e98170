/** 6.2 KB, 12.8 MB: the same in both languages. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilo = bytes / 1024;
  if (kilo < 1024) return `${short(kilo)} KB`;
  return `${short(kilo / 1024)} MB`;
}

function short(value: number): string {
  return value < 100 ? value.toFixed(1).replace(/\.0$/, "") : String(Math.round(value));
}
