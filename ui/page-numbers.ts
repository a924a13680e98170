/** The first, the last, and the neighbours of the current page. A gap stands for two pages or more: one is simply shown. */
export function pageNumbers(current: number, total: number, reach = 1): (number | "gap")[] {
  const wanted = new Set([1, total]);
  for (let page = current - reach; page <= current + reach; page++) if (page >= 1 && page <= total) wanted.add(page);
  const numbers: (number | "gap")[] = [];
  let last = 0;
  for (const page of [...wanted].filter((page) => page >= 1).sort((a, b) => a - b)) {
    if (page - last === 2) numbers.push(last + 1);
    else if (page - last > 2) numbers.push("gap");
    numbers.push(page);
    last = page;
  }
  return numbers;
}
