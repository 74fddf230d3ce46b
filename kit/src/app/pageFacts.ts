import { v } from '../schema/index.ts';

const factsSchema = v.object({
  id: v.string(),
  version: v.string(),
  kit: v.string(),
  developerScreens: v.boolean(),
  build: v.optional(v.string()),
});

/** What a page knows of itself: its app, the versions it was built with, and whether developer screens exist. */
export type PageFacts = v.InferOutput<typeof factsSchema>;

/**
 * Reads `<meta name="wallet-app">`, which the build writes into every page. A page without it (a unit test) is
 * an unreleased one with developer screens.
 */
export function readPageFacts(id: string): PageFacts {
  const fallback: PageFacts = { id, version: '0.0.0', kit: '0.0.0', developerScreens: true };
  const text = document.querySelector('meta[name="wallet-app"]')?.getAttribute('content');
  if (!text) return fallback;
  try {
    const parsed = v.safeParse(factsSchema, JSON.parse(text));
    return parsed.success ? parsed.output : fallback;
  } catch {
    return fallback;
  }
}
