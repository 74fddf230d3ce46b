/** One question that the phone app was asked, and what it came to. */
export interface BridgeCase {
  fixture: string;
  name: string;
  ok: boolean;
  expected: string;
  got: string;
}

/** What the bridge check found, as the kit's conformance run reports it. */
export interface BridgeFindings {
  platform: string | null;
  appVersion: string | null;
  ok: boolean;
  cases: readonly BridgeCase[];
  /** names of the questions that were not asked */
  left: readonly string[];
}
