// What the two test runners have written down. A test that passed only when tried again has passed, and is named.
export type Counts = { passed: number; failed: number; flaky: string[] };

export type UnitReport = { numPassedTests: number; numFailedTests: number };

type Suite = { title: string; file: string; specs: { title: string; tests: { status: string }[] }[]; suites?: Suite[] };
export type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

export function readUnitReport({ numPassedTests, numFailedTests }: UnitReport): Counts {
  return { passed: numPassedTests, failed: numFailedTests, flaky: [] };
}

export function readBrowserReport({ stats, suites }: BrowserReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: suites.flatMap((suite) => flakyIn(suite)) };
}

function flakyIn({ file, specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return [...own.map(({ title }) => `${file} › ${title}`), ...suites.flatMap((suite) => flakyIn(suite))];
}
