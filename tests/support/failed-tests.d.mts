export type FailedTest = { file: string; title: string; reason: string[] };
type VitestTest = { status: string; ancestorTitles: string[]; title: string; failureMessages: string[] };
type VitestReport = { testResults: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[] };
type Spec = {
  title: string;
  file: string;
  line: number;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
};
type Suite = { title: string; specs?: Spec[]; suites?: Suite[] };
type PlaywrightReport = { errors?: { message?: string }[]; suites: Suite[] };

export const listFailedVitest: (report: VitestReport, root: string) => FailedTest[];
export const listFailedPlaywright: (report: PlaywrightReport) => FailedTest[];
/** The reason without colors, the stack and the empty lines. */
export const summarize: (message: string | undefined) => string[];
/** About 60 lines at most, whatever failed. */
export const describeFailures: (failures: FailedTest[], maxLines?: number) => string[];
