import type { MethodName } from '@wallet/kit/bridge';
import type { Registry } from '@wallet/kit/manifest';

/** What one app's pages asked of the phone, beside what its manifest lists. */
export interface AuditRow {
  app: string;
  /** What its manifest lists; null in entries of older releases. */
  listed: string[] | null;
  /** How often it used a method. */
  used: Record<string, number>;
  /** How often it was denied a method that its manifest does not list. */
  denied: Record<string, number>;
  neverUsed: string[];
}

/** Counts the use of the phone's capabilities by app. */
export interface Audit {
  add(app: string, method: MethodName, outcome: 'used' | 'denied'): void;
  rows(registry: Registry): AuditRow[];
  clear(): void;
}

type Counts = Record<string, number>;

function sorted(counts: Counts): Counts {
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The audit of one visit to the phone; it outlives its WebViews and its restarts. */
export function createAudit(): Audit {
  const apps = new Map<string, { used: Counts; denied: Counts }>();
  return {
    add(app, method, outcome) {
      const row = apps.get(app) ?? { used: {}, denied: {} };
      row[outcome][method] = (row[outcome][method] ?? 0) + 1;
      apps.set(app, row);
    },
    rows: (registry) =>
      [...apps].map(([app, { used, denied }]) => {
        const listed = registry.apps.find(({ id }) => id === app)?.bridge ?? null;
        const neverUsed = (listed ?? []).filter((method) => !(method in used));
        return { app, listed, used: sorted(used), denied: sorted(denied), neverUsed };
      }),
    clear: () => apps.clear(),
  };
}
